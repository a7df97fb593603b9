import { REPOSITORY } from './site';

type Editable = { path: string; edit?: string | null };

/** The edit link in a page's frontmatter, if its text is elsewhere, or the repository's editor. */
export function editLink({ path, edit }: Editable): string {
  const { url, branch, contentFolder } = REPOSITORY;
  return edit ?? `${url}/edit/${branch}/${contentFolder}/${path}`;
}
