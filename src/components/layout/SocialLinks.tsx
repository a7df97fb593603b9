import { SOCIAL_LINKS } from '../../site/links';
import * as styles from './SocialLinks.module.css';

const MARKS: Record<(typeof SOCIAL_LINKS)[number]['title'], string | undefined> = {
  GitHub: styles.gitHub,
  X: styles.x,
  'Stack Overflow': styles.stackOverflow,
  Discord: styles.discord,
};

export const SocialLinks = () => (
  <ul className={styles.root}>
    {SOCIAL_LINKS.map(({ title, url }) => (
      <li key={url}>
        <a className={styles.link} href={url} aria-label={title} title={title}>
          <span className={`${styles.mark} ${MARKS[title]}`} />
        </a>
      </li>
    ))}
  </ul>
);
