import { SITE } from '../../src/site/site';
import { pageOfTwin, TWIN_TYPE, twinUrl } from '../../src/site/twins';
import type { Answer } from './answer';
import { siteFile, type SiteFile } from './siteFile';
import { weightsIn } from './weightsIn';

type File = Extract<SiteFile, { type: 'file' }>;

/** Whether an `Accept` header names Markdown, and wants it no less than HTML. Browsers never name it. */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = weightsIn(accept);
  const markdown = weights.get(TWIN_TYPE) ?? 0;
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}

/** The Markdown of a page, if it has some. */
export async function twinOf(directory: string, pathname: string): Promise<File | undefined> {
  if (!pathname.endsWith('/')) return undefined;
  const twin = await siteFile(directory, twinUrl(pathname));
  return twin.type === 'file' ? twin : undefined;
}

/** Tells caches that the answer depends on what was asked for. */
export const varied = (answer: Answer): Answer => {
  const { Vary: known } = answer.headers;
  const vary = known === undefined ? 'Accept' : `Accept, ${String(known)}`;
  return { ...answer, headers: { ...answer.headers, Vary: vary } };
};

/** Tells search engines that Markdown is a copy of a page. */
export function withCanonical(answer: Answer, name: string): Answer {
  const page = pageOfTwin(name);
  if (page === undefined) return answer;
  return {
    ...answer,
    headers: { ...answer.headers, Link: `<${SITE.url}${page}>; rel="canonical"` },
  };
}
