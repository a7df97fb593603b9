import { withPrefix } from 'gatsby';
import { ariaCurrent, TOP_LINKS, type NavigationItem } from '../../site/navigation';
import * as styles from './MobileNavigation.module.css';

type MobileNavigationProps = { pathname: string };

/** The links of the header, for small screens. */
export const MobileNavigation = ({ pathname }: MobileNavigationProps) => (
  <nav aria-label="Main">
    <LinkList items={TOP_LINKS} pathname={pathname} />
  </nav>
);

function LinkList({
  items,
  pathname,
}: MobileNavigationProps & { items: readonly NavigationItem[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.url} className={item.menu && styles.withMenu}>
          <a href={withPrefix(item.url)} aria-current={ariaCurrent(item, pathname)}>
            {item.title}
          </a>
          {item.menu && <LinkList items={item.menu} pathname={pathname} />}
        </li>
      ))}
    </ul>
  );
}
