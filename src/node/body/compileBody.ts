import { type ProcessorOptions } from '@mdx-js/mdx';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { VFile } from 'vfile';
import { COMPONENT_NAMES, contentComponents } from '../../components/mdx/contentComponents';
import { breakableTitles } from './rehype/breakableTitles';
import { htmlTree, toElement } from './htmlTree';
import { codeBlocks } from './rehype/codeBlocks';
import { drawings } from './rehype/drawings';
import { enlarging } from './rehype/enlarging';
import { flags } from './rehype/flags';
import { fileToUrl } from '../../site/urls';
import type { Highlight } from './rehype/highlight';
import { ids } from './rehype/ids';
import { links } from './rehype/links';
import { passages } from './rehype/passages';
import { permalinks } from './rehype/permalinks';
import { pictures } from './rehype/pictures';
import { tables } from './rehype/tables';
import { allowedMarkup } from './remark/allowedMarkup';
import { asides } from './remark/asides';
import { awesomeLists } from './remark/awesomeLists';
import { closedFences } from './remark/closedFences';
import { headings } from './remark/headings';
import { noCode } from './remark/noCode';
import { packageManagers } from './remark/packageManagers';
import { knownReleases, releases } from './remark/releases';
import { markdown as asMarkdown } from './remark/markdown';
import { signatures as signaturesBelow } from './remark/signatures';
import { terms } from './remark/terms';
import type { CompiledBody, BodyInput, BodyIssue } from './types';

/** Compiles the text of a page to static HTML, and collects what other parts need to know about it. */
export async function compileBody(input: BodyInput, highlight: Highlight): Promise<CompiledBody> {
  const { referencedData } = input;
  // Empty lines stand for the frontmatter, so that positions are those of the file.
  const file = new VFile({ value: '\n'.repeat(input.firstLine - 1) + input.text });
  const definitions = new Map(Object.entries(referencedData.definitions));
  const signatures = new Map(Object.entries(referencedData.signatures ?? {}));
  const components = contentComponents({
    define: (word) => definitions.get(word),
    signatureOf: (title) => signatures.get(title),
    outline: referencedData.outline ?? [],
    flagGroups: referencedData.flagGroups ?? [],
    releases: knownReleases(referencedData.releases),
  });
  const options: ProcessorOptions = {
    remarkPlugins: [
      remarkGfm,
      remarkDirective,
      noCode,
      allowedMarkup(COMPONENT_NAMES),
      closedFences,
      asides,
      headings,
      terms,
      packageManagers,
      [awesomeLists, { awesome: referencedData.awesome }],
      [releases, { known: referencedData.releases ?? {} }],
      [signaturesBelow, { known: signatures }],
      [asMarkdown, { url: fileToUrl(input.path), data: referencedData }],
    ],
    rehypePlugins: [
      ids,
      [pictures, { known: referencedData.pictures ?? {} }],
      [links, { toCome: referencedData.toCome }],
      [codeBlocks, { highlight, files: referencedData.files }],
      passages,
      flags,
      drawings,
      enlarging,
      tables,
      permalinks,
      breakableTitles,
    ],
  };

  let html = '';
  let failure: BodyIssue | undefined;
  try {
    html = renderToStaticMarkup(toElement(await htmlTree(file, options), components));
  } catch (error) {
    failure = issueOf(error);
  }
  const {
    anchors = [],
    ids: found = [],
    links: linked = [],
    pictures: shown = [],
    passages: read = [],
    markdown = '',
    terms: words = [],
  } = file.data;
  return {
    html,
    markdown: failure ? '' : markdown,
    anchors,
    passages: read,
    ids: found,
    links: linked,
    pictures: shown,
    terms: words,
    issues: [
      ...file.messages.map(({ line, reason, note }) => ({ line, message: reason, fix: note })),
      ...(failure ? [failure] : []),
    ],
    ...(failure && { unreadable: true }),
  };
}

type MdxError = { reason?: string; message?: string; line?: number };

function issueOf(error: unknown): BodyIssue {
  // Not everything that is thrown is an error.
  const { reason, message, line } = (error ?? {}) as MdxError;
  const text = reason ?? message ?? String(error);
  // If a tag is never closed, MDX gives the place only in its message: `(7:1-7:8)`.
  const place = /\((\d+):\d+-/.exec(reason ?? '')?.[1];
  return {
    line: line ?? (place === undefined ? undefined : Number(place)),
    message: `MDX: ${text}`,
    fix: text.includes('import/exports')
      ? 'begin the line with another word than `import` or `export`, or put it inside code marks'
      : 'in prose, write `{` and `<` inside code marks; close every tag that you open',
  };
}

declare module 'vfile' {
  interface DataMap {
    anchors: CompiledBody['anchors'];
    ids: CompiledBody['ids'];
    links: CompiledBody['links'];
    markdown: CompiledBody['markdown'];
    pictures: CompiledBody['pictures'];
    passages: CompiledBody['passages'];
    terms: CompiledBody['terms'];
  }
}
