import { SIDEBAR_SCRIPT } from '../../site/sidebarScript';
import { SectionPages, type SectionPagesProps } from './SectionPages';
import * as styles from './Sidebar.module.css';

/** The pages of the section, next to the page on wide screens. */
export const Sidebar = (props: SectionPagesProps) => (
  <div className={styles.root} data-scroller>
    <SectionPages {...props} />
    <script dangerouslySetInnerHTML={{ __html: SIDEBAR_SCRIPT }} />
  </div>
);
