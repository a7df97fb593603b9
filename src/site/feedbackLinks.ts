import { newIssueUrl } from './newIssueUrl';
import { DOCUMENTED_RELEASE, SITE } from './site';

type RatedPage = { title: string; url: string };
type Template = { title: string; questions: readonly string[] };

const HELPFUL: Template = {
  title: 'Helpful',
  questions: ['What did this page help you with?', 'What would make it even better?'],
};
const UNHELPFUL: Template = {
  title: 'Not helpful',
  questions: ['What did you want to do or find out?', 'What is missing, wrong or hard to follow?'],
};

/** Where readers say whether a page helped them: issues that name the page and ask what to write. */
export const feedbackLinks = (page: RatedPage) => ({
  helpful: issueLink(page, HELPFUL),
  unhelpful: issueLink(page, UNHELPFUL),
});

function issueLink(page: RatedPage, { title, questions }: Template): string {
  const about = `Page: ${SITE.url}${page.url}\nDocumented release: webpack ${DOCUMENTED_RELEASE}`;
  const body = [about, ...questions.map((question) => `### ${question}\n\n`)].join('\n\n');
  return newIssueUrl({ title: `${title}: ${page.title}`, body });
}
