import { SIDEBAR_SCRIPT } from '../../site/sidebarScript';
import { SectionPages, type SectionPagesProps } from './SectionPages';
import * as styles from './Sidebar.module.css';

/** The section beside the page, where there is room for it. */
export const Sidebar = (props: SectionPagesProps) => (
  <div className={styles.root} data-scroller>
    <SectionPages {...props} />
    <script dangerouslySetInnerHTML={{ __html: SIDEBAR_SCRIPT }} />
  </div>
);
