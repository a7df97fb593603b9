import { withPrefix } from 'gatsby';
import { ariaCurrent, subnavigation } from '../../site/navigation';
import * as styles from './Subnavigation.module.css';

type SubnavigationProps = { pathname: string };

/** The sections of the documentation, on pages of these sections. */
export function Subnavigation({ pathname }: SubnavigationProps) {
  const items = subnavigation(pathname);
  if (items.length === 0) return null;

  return (
    <nav className={styles.root} aria-label="Documentation">
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.url}>
            <a
              className={styles.link}
              href={withPrefix(item.url)}
              aria-current={ariaCurrent(item, pathname)}
            >
              {item.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
