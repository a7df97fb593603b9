import { withPrefix } from 'gatsby';
import { ariaCurrent, TOP_LINKS, type NavigationItem } from '../../site/navigation';
import { ChevronDown } from '../ui/icons';
import { Menu } from './Menu';
import * as styles from './TopLinks.module.css';

type TopLinksProps = { pathname: string };

export const TopLinks = ({ pathname }: TopLinksProps) => (
  <nav className={styles.root} aria-label="Main">
    <ul className={styles.list}>
      {TOP_LINKS.map((item) => (
        <li key={item.url}>
          <TopLink item={item} pathname={pathname} />
        </li>
      ))}
    </ul>
  </nav>
);

function TopLink({ item, pathname }: TopLinksProps & { item: NavigationItem }) {
  const link = (
    <a
      className={styles.link}
      href={withPrefix(item.url)}
      aria-current={ariaCurrent(item, pathname)}
    >
      {item.title}
    </a>
  );
  if (!item.menu) return link;

  return (
    <Menu
      label={`${item.title} menu`}
      icon={<ChevronDown />}
      entries={item.menu.map((entry) => ({
        title: entry.title,
        url: entry.url,
        current: ariaCurrent(entry, pathname),
      }))}
    >
      {link}
    </Menu>
  );
}
