import type { ReactNode } from 'react';
import type { Anchor } from '../../site/types';
import { MobileNavigation } from '../navigation/MobileNavigation';
import { MobileSidebar } from '../navigation/MobileSidebar';
import { SectionPages, type NavigationSection } from '../navigation/SectionPages';
import { Sidebar } from '../navigation/Sidebar';
import { Subnavigation } from '../navigation/Subnavigation';
import { Search } from '../search/Search';
import { Banner } from './Banner';
import { Footer } from './Footer';
import * as styles from './Frame.module.css';
import { Header } from './Header';
import { SocialLinks } from './SocialLinks';

export type FrameSection = NavigationSection & { url: string };

type FrameProps = {
  pathname: string;
  /** The section that the page belongs to; its pages stand in the sidebar. */
  section?: FrameSection | undefined;
  /** The page's own headings. */
  anchors?: readonly Anchor[] | undefined;
  children: ReactNode;
};

/** What stands around every page. It stays in place while pages come and go. */
export function Frame({ pathname, section, anchors, children }: FrameProps) {
  const reading = section && { section, pathname, anchors };
  const menu = (
    <MobileSidebar>
      <MobileNavigation pathname={pathname} />
      {reading && <SectionPages key={section.name} {...reading} />}
      <SocialLinks />
    </MobileSidebar>
  );

  return (
    <div className={styles.root}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Banner />
      <Header pathname={pathname} menu={menu} search={<Search />} />
      <Subnavigation pathname={pathname} />
      <div className={section ? styles.withSidebar : styles.plain}>
        {reading && <Sidebar key={section.name} {...reading} />}
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
      </div>
      <Footer />
    </div>
  );
}
