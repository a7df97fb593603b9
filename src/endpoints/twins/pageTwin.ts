import { LLMS_URL, SITE_PLACEHOLDER, twinUrl } from '../../site/twins';
import { escapeMarkdown } from '../../site/text/escapeMarkdown';
import { listText } from '../../site/text/listText';
import type { RelatedLink } from '../../site/types';

export type ListedPost = {
  url: string;
  title: string;
  date?: string | null;
  teaser?: string | null;
  description?: string | null;
};

export type TwinPage = {
  url: string;
  title: string;
  description?: string | null;
  /** Its text, in which `SITE_PLACEHOLDER` stands for the site's address. */
  markdown: string;
  date?: string | null;
  authors?: readonly string[];
  related?: readonly RelatedLink[];
  /** The posts that the page lists above its text. */
  posts?: readonly ListedPost[];
};

export type Edition = {
  siteUrl: string;
  /** The release of webpack that pages are about. */
  release: string;
};

const absolute = (url: string, siteUrl: string) => (url.startsWith('/') ? siteUrl + url : url);

const link = ({ title, url }: RelatedLink, siteUrl: string) =>
  `[${escapeMarkdown(title)}](${absolute(url, siteUrl)})`;

/** A page as Markdown: what it is and where it comes from, then its text. */
export function pageTwin(page: TwinPage, edition: Edition): string {
  const { siteUrl } = edition;
  const parts = [
    `# ${escapeMarkdown(page.title)}`,
    page.description ? `> ${escapeMarkdown(page.description)}` : '',
    originOf(page, edition),
    ...(page.posts ?? []).map((post) => postPart(post, siteUrl)),
    page.markdown.replaceAll(SITE_PLACEHOLDER, siteUrl).trim(),
    furtherReading(page, siteUrl),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** A post is about the day on which it was written, any other page about the documented release. */
function originOf({ url, date, authors = [] }: TwinPage, { siteUrl, release }: Edition): string {
  const subject = date
    ? [date, ...(authors.length > 0 ? [`by ${listText(authors)}`] : [])].join(' ')
    : `webpack ${release}`;
  return `From ${siteUrl}${url} (${subject}). All pages as Markdown: ${siteUrl}${LLMS_URL}`;
}

const postPart = ({ url, title, date, teaser, description }: ListedPost, siteUrl: string) =>
  [
    `## ${link({ url, title }, siteUrl)}`,
    [date ?? '', escapeMarkdown(teaser ?? description ?? '')].filter(Boolean).join(': '),
  ].join('\n\n');

const furtherReading = ({ related = [] }: TwinPage, siteUrl: string) =>
  related.length === 0
    ? ''
    : `## Further Reading\n\n${related.map((each) => `- ${link(each, siteUrl)}`).join('\n')}`;

/** The line about a page in a list of pages. */
export const listedTwin = ({ url, title, description }: TwinPage, siteUrl: string): string =>
  `- ${link({ title, url: twinUrl(url) }, siteUrl)}${description ? `: ${escapeMarkdown(description)}` : ''}`;
