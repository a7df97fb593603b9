import { withPrefix } from 'gatsby';
import { memo } from 'react';
import { FOOTER_LINKS } from '../../site/links';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { LogoCubeAgain } from './LogoCube';
import * as styles from './Footer.module.css';
import { SponsorLink } from './SponsorLink';

export const Footer = memo(() => (
  <footer className={styles.root}>
    <div className={styles.inner}>
      <div>
        <p className={styles.mark}>
          <LogoCubeAgain />
          webpack
        </p>
        <SponsorLink />
      </div>
      <nav className={styles.nav} aria-label="Footer">
        <ul className={styles.links}>
          {FOOTER_LINKS.map(({ title, url }) => (
            <li key={url}>
              <a className={styles.link} href={withPrefix(url)}>
                {title}
              </a>
            </li>
          ))}
          <li className={styles.shortcuts}>
            <Shortcuts className={styles.link} />
          </li>
        </ul>
      </nav>
    </div>
  </footer>
));
