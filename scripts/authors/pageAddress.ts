import { suggestion } from '../../src/node/content/suggestion';
import { SECTIONS, type SectionName } from '../../src/site/sections';
import { fileToUrl } from '../../src/site/urls';
import { authorError } from './authorError';

/** `/guides/caching/`, `guides/caching` and `content/guides/caching.mdx` are one page. */
export const pagePath = (address: string): string =>
  address
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
    .replace(/^content\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/+$/, '');

export type PageAddress = { section: SectionName; name: string; file: string; url: string };

/** The file and URL of a new page. Throws if its address is invalid; `planned` ones are valid. */
export function newPageAddress(
  address: string,
  command: string,
  planned: readonly string[] = [],
): PageAddress {
  const path = pagePath(address);
  const [first = '', ...rest] = path.split('/');
  const section = SECTIONS.find(({ name }) => name === first);
  const name = rest.join('/');
  const example = (page: string) => `npm run ${command}${page}`;

  if (!section) {
    const names = SECTIONS.map((each) => each.name);
    const meant = suggestion(first, names);
    throw authorError(
      `${path || 'the page'}: there is no section ${JSON.stringify(first)}`,
      meant ? example([meant, ...rest].join('/')) : `one of ${names.join(', ')}`,
    );
  }
  if (!name) throw authorError(`${path}: a page needs a name`, example(`${first}/my-page`));

  const url = fileToUrl(`${path}.mdx`);
  const isPlanned = planned.includes(url);
  if (!isPlanned && rest.some((part) => !/^[a-z0-9]+([-.][a-z0-9]+)*$/.test(part))) {
    throw authorError(
      `${path}: a name has lower-case letters, digits and hyphens, because it becomes the address`,
      example([first, ...rest.map(plainName)].join('/')),
    );
  }
  if (first === 'blog' && !/^\d{4}-\d{2}-\d{2}-./.test(name)) {
    throw authorError(
      `${path}: the name of a post starts with the day of its publication`,
      example(`blog/2026-01-31-${plainName(name)}`),
    );
  }
  return { section: section.name, name, file: `${path}.mdx`, url };
}

/** `My_new Page` -> `my-new-page` */
const plainName = (name: string): string =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '') || 'my-page';
