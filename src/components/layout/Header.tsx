import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { LanguageMenu } from '../navigation/LanguageMenu';
import { TopLinks } from '../navigation/TopLinks';
import { ThemeSelect } from '../theme/ThemeSelect';
import { LogoCube } from './LogoCube';
import * as styles from './Header.module.css';
import { SocialLinks } from './SocialLinks';
import { SponsorLink } from './SponsorLink';

type HeaderProps = {
  pathname: string;
  /** The button that opens the navigation on small screens. */
  menu?: ReactNode;
  search?: ReactNode;
};

export const Header = ({ pathname, menu, search }: HeaderProps) => (
  <header className={styles.root} tabIndex={-1}>
    <div className={styles.inner}>
      {menu}
      <a
        className={styles.home}
        href={withPrefix('/')}
        aria-current={pathname === '/' ? 'page' : undefined}
      >
        <LogoCube />
        webpack
      </a>
      <TopLinks pathname={pathname} />
      <div className={styles.search}>{search}</div>
      <div className={styles.sponsor}>
        <SponsorLink />
      </div>
      <div className={styles.tools}>
        <ThemeSelect />
        <LanguageMenu pathname={pathname} />
      </div>
      <div className={styles.social}>
        <SocialLinks />
      </div>
    </div>
  </header>
);
