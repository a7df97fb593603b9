import { SECTIONS } from '../../src/site/sections';

/** Sections that pages are added to, one after the other, as they would be on a site that grows. */
const GROWING = SECTIONS.filter(({ printable }) => printable)
  .map(({ name }) => name)
  .sort();

/**
 * As many pages as a bench asks for, written after the ones there are. Each has a text of its own,
 * so that no two share a compiled body.
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
