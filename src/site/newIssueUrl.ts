import { REPOSITORY } from './site';

type Issue = { title: string; body?: string };

/** Where readers write an issue that has already begun. */
export function newIssueUrl(issue: Issue): string {
  const query = Object.entries(issue).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `${REPOSITORY.url}/issues/new?${query.join('&')}`;
}
