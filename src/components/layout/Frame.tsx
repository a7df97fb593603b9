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

/** What a page can tell the frame: the section in its sidebar, and its headings. */
type FrameContent = { section?: NavigationSection | null; anchors?: readonly Anchor[] } | null;

/** A page component says in `frame` how to read that from the data of its query. */
export type FramedPage = { frame?: (data: never) => FrameContent };

type FrameProps = {
  pathname: string;
  /** The section that the page belongs to, listed in the sidebar. */
  section?: NavigationSection | undefined;
  /** The page's own headings. */
  anchors?: readonly Anchor[] | undefined;
  children: ReactNode;
};

/** Header, sidebar and footer around every page. They stay mounted while pages change. */
export function Frame({ pathname, section, anchors, children }: FrameProps) {
  const reading = section && { section, pathname, anchors };
  const menu = (
    <MobileSidebar links={<MobileNavigation pathname={pathname} />}>
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
