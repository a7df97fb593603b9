import { withPrefix } from 'gatsby';
import type { PageLink } from '../../site/types';
import * as styles from './Breadcrumb.module.css';

type BreadcrumbProps = { section: PageLink; url: string; group?: string | null };

/** The section of a page, and its group if it has one. */
export function Breadcrumb({ section, url, group }: BreadcrumbProps) {
  if (section.url === url) return null;

  return (
    <nav className={styles.root} aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={withPrefix(section.url)}>{section.title}</a>
        </li>
        {group && group !== '-' && <li>{group}</li>}
      </ol>
    </nav>
  );
}
