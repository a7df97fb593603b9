import { withPrefix } from 'gatsby';
import { editLink } from '../../site/editLink';
import { printableUrl, sectionOf } from '../../site/sections';
import { FormattedDate } from '../ui/FormattedDate';
import * as styles from './PageActions.module.css';

type PageActionsProps = {
  page: { path: string; edit: string | null; repo: string | null; updated: string | null };
};

/** Links to edit or print the page, and when it was last updated. */
export function PageActions({ page }: PageActionsProps) {
  const section = sectionOf(page.path);

  return (
    <ul className={styles.root}>
      <li>
        <a href={editLink(page)}>Edit this page</a>
      </li>
      {section?.printable && (
        <li>
          <a href={withPrefix(printableUrl(section.name))}>Print this section</a>
        </li>
      )}
      {page.repo && (
        <li>
          <a href={page.repo}>Repository</a>
        </li>
      )}
      {page.updated && (
        <li>
          Last updated <FormattedDate date={page.updated} />
        </li>
      )}
    </ul>
  );
}
