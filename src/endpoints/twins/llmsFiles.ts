import { sectionTextUrl, LLMS_FULL_URL } from '../../site/twins';
import type { SectionName } from '../../site/sections';
import { SITE } from '../../site/site';
import { listedTwin, pageTwin, type Edition, type TwinPage } from './pageTwin';

export type TwinGroup = {
  title: string;
  /** Pages without a section have no text of their own. */
  section?: SectionName;
  /** What a reader with little room leaves out. */
  isOptional?: boolean;
  pages: readonly TwinPage[];
};

/**
 * The list of all pages for programs that read.
 * @see https://llmstxt.org
 */
export function llmsFile(groups: readonly TwinGroup[], edition: Edition): string {
  const { siteUrl, release } = edition;
  const main = groups.filter(({ isOptional }) => !isOptional);
  const optional = groups.filter(({ isOptional }) => isOptional);
  return `${[
    `# ${SITE.title}`,
    `> ${SITE.description}`,
    `The documentation of webpack ${release}. Each link leads to a page as Markdown; its address without \`.md\`, and with a slash at the end, is the page for people. All pages as one text: ${siteUrl}${LLMS_FULL_URL}`,
    ...main.flatMap((group) => [`## ${group.title}`, linesOf(group, siteUrl)]),
    '## Optional',
    optional.map((group) => linesOf(group, siteUrl)).join('\n'),
  ].join('\n\n')}\n`;
}

const linesOf = ({ title, section, pages }: TwinGroup, siteUrl: string) =>
  [
    ...(section
      ? [`- [${title}, all pages](${siteUrl}${sectionTextUrl(section)}): The section as one text.`]
      : []),
    ...pages.map((page) => listedTwin(page, siteUrl)),
  ].join('\n');

/** Pages as one text, each below its title. */
export const fullText = (groups: readonly TwinGroup[], edition: Edition): string =>
  groups
    .flatMap(({ pages }) => pages)
    .map((page) => pageTwin(page, edition))
    .join('\n---\n\n');
