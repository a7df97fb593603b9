import { formOf, scriptLang } from '../../scripts/blocks/parseScript';
import { readBlocks, type Block } from '../../scripts/blocks/readBlocks';
import { readContentFile, readPageFiles } from '../../src/node/content/files/contentFiles';
import { readPage } from '../../src/node/content/page/page';
import { parsePage } from '../../src/node/content/tree/parsePage';

export type PageConfig = { place: string; text: string };

const CONFIG_FILE = /(?:^|\/)webpack(?:\.[\w-]+)*\.[cm]?[jt]s$/;

/** The configurations that pages show as right: `npm run blocks` lets webpack validate them. */
export function pageConfigs(): PageConfig[] {
  return readPageFiles().flatMap(({ path, source }) => {
    const { page } = readPage(path, source);
    return readBlocks(parsePage(page.body, page.bodyLine), readQuoted)
      .filter(isConfig)
      .map(({ line, text }) => ({ place: `content/${path}:${line}`, text }));
  });
}

const readQuoted = (file: string) => readContentFile(file) ?? undefined;

/** A whole file, or members of a configuration. */
function isConfig({ lang, meta, text }: Block): boolean {
  const script = scriptLang(lang, meta.title);
  if (script === undefined || meta.fails !== undefined || meta.output) return false;
  if (!CONFIG_FILE.test(meta.title ?? '') || meta.fragmentOf !== undefined) return false;
  return !meta.fragment || formOf(text, script) === 'members';
}
