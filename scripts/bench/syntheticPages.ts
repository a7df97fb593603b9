import { SECTIONS } from '../../src/site/sections';

/** The sections that pages are added to in turn, as on a site that grows. */
const GROWING = SECTIONS.filter(({ printable }) => printable)
  .map(({ name }) => name)
  .sort();

/**
 * A number of pages with the text of existing ones. Each text differs, so that no two pages share a
 * compiled body.
 */
export function syntheticPages(models: readonly string[], count: number) {
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const title = `Synthetic page ${index + 1}`;
    const model = models[index % models.length] ?? '';
    return {
      file: `${GROWING[index % GROWING.length]}/synthetic-${index + 1}.mdx`,
      text: `${model.replace(/^title: .*$/m, `title: ${title}`)}\n\nThis is ${title}.\n`,
    };
  });
}
