import { SECTIONS } from '../../../site/sections';
import { fileToUrl } from '../../../site/urls';
import type { Issue } from '../issues';

/** Folders of `content/` that hold no pages. */
const OTHER_FOLDERS = ['data', 'examples'];
const NAME = /^[a-z\d]+(?:[._-][a-z\d]+)*$/;
/** Windows reserves these names for devices. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/;

export type Files = {
  /** The paths of all pages below `content/`. */
  pages: readonly string[];
  /** From the root of the repository. */
  symbolicLinks: readonly string[];
  /** Addresses that were published with a name that would not be given today. */
  published: ReadonlySet<string>;
};

/** Names and places of files, before anything in them is read. */
export const checkFiles = ({ pages, symbolicLinks, published }: Files): Issue[] => [
  ...symbolicLinks.map((file) => ({
    file,
    message: 'a symbolic link, which can lead to any file of the machine that builds the site',
    fix: 'the file itself',
  })),
  ...pages.filter((path) => !hasGoodName(path, published)).map(badName),
  ...unknownFolders(pages),
];

/** Whether a page can have the address that its file's name gives it. */
export const hasGoodName = (path: string, published: ReadonlySet<string>): boolean =>
  path
    .replace(/\.mdx?$/, '')
    .split('/')
    .every((name) => NAME.test(name) && !RESERVED.test(name)) || published.has(fileToUrl(path));

function badName(path: string): Issue {
  const better = path
    .replace(/(\.mdx?)$/, '')
    .split('/')
    .map((name) => {
      const words = name
        .replace(/([a-z\d])([A-Z])/g, '$1-$2')
        .normalize('NFKD')
        .toLowerCase();
      const good = words.replace(/[^a-z\d._-]+/g, '-').replace(/^[._-]+|[._-]+$/g, '') || 'page';
      return RESERVED.test(good) ? `${good}-page` : good;
    })
    .join('/');
  return {
    file: `content/${path}`,
    message: 'file name: an address has small letters, digits and dashes',
    fix: `content/${better}${/\.mdx?$/.exec(path)?.[0] ?? ''}`,
  };
}

/** One issue for each folder, however many pages it has. */
function unknownFolders(pages: readonly string[]): Issue[] {
  const known: readonly string[] = SECTIONS.map(({ name }) => name);
  const folders = new Set(pages.flatMap((path) => /^([^/]+)\//.exec(path)?.[1] ?? []));
  return [...folders]
    .filter((folder) => !known.includes(folder))
    .map((folder) =>
      OTHER_FOLDERS.includes(folder)
        ? {
            file: `content/${folder}/`,
            message: 'a page in a folder for other files',
            fix: `one of the folders ${known.join(', ')}`,
          }
        : {
            file: `content/${folder}/`,
            message: 'no section: its pages stand in no menu and have no sidebar',
            fix: `{ name: '${folder}', title: '${titleOf(folder)}', printable: true }, in src/site/sections.ts, or one of the folders ${known.join(', ')}`,
          },
    );
}

const titleOf = (folder: string) =>
  folder.replace(/[^\w]+/g, ' ').replace(/\b\w/g, (letter) => letter.toUpperCase());
