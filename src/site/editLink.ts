import { REPOSITORY } from './site';

type Editable = { path: string; edit?: string | null };

/** A page's own edit link if it has one (its text lives elsewhere), else the repository's editor. */
export function editLink({ path, edit }: Editable): string {
  const { url, branch, contentFolder } = REPOSITORY;
  return edit ?? `${url}/edit/${branch}/${contentFolder}/${path}`;
}
