import { SectionPages, type SectionPagesProps } from './SectionPages';
import * as styles from './Sidebar.module.css';

// Runs while the document is read, so that the list never jumps when the page comes alive.
const SHOW_CURRENT_PAGE = `(function (list) {
  var link = list.querySelector('[aria-current]');
  if (link && link.offsetTop > list.clientHeight - 64) {
    list.scrollTop = link.offsetTop - list.clientHeight / 2;
  }
})(document.currentScript.parentElement)`;

/** The section beside the page, where there is room for it. */
export const Sidebar = (props: SectionPagesProps) => (
  <div className={styles.root} data-scroller>
    <SectionPages {...props} />
    <script dangerouslySetInnerHTML={{ __html: SHOW_CURRENT_PAGE }} />
  </div>
);
