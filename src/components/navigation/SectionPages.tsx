import { withPrefix } from 'gatsby';
import { useId } from 'react';
import { printableUrl, type SectionName } from '../../site/sections';
import type { Anchor, SidebarEntry } from '../../site/types';
import { withTrailingSlash } from '../../site/urls';
import { Printer } from '../ui/icons';
import { groupPages } from './groupPages';
import { SaveForOffline } from './SaveForOffline';
import { PageItem } from './PageItem';
import * as styles from './SectionPages.module.css';
import { VersionSelect } from './VersionSelect';

export type NavigationSection = {
  name: SectionName;
  title: string;
  printable: boolean;
  pages: readonly SidebarEntry[];
};

export type SectionPagesProps = {
  section: NavigationSection;
  pathname: string;
  /** The headings of the page at `pathname`. */
  anchors?: readonly Anchor[];
};

/** The pages of the current section. */
export function SectionPages({ section, pathname, anchors }: SectionPagesProps) {
  const id = useId();
  const current = withTrailingSlash(pathname);
  const { name, title, printable, pages } = section;

  return (
    <nav className={styles.root} aria-label={title}>
      <div className={styles.tools}>
        <VersionSelect pathname={pathname} />
        {printable && (
          <a
            className={styles.print}
            href={withPrefix(printableUrl(name))}
            title={`Print all of ${title}`}
          >
            <Printer />
            Print
          </a>
        )}
      </div>
      <SaveForOffline section={section} />
      {groupPages(pages).map(({ heading, pages: group }, index) => (
        <div key={heading ?? index} className={styles.group}>
          {heading && (
            <p id={id + index} className={styles.heading}>
              {heading}
            </p>
          )}
          <ul aria-labelledby={heading && id + index}>
            {group.map(({ title: text, url }) => (
              <PageItem
                key={url}
                section={name}
                title={text}
                url={url}
                isCurrent={url === current}
                anchors={url === current ? anchors : undefined}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
