import type { BuildArgs } from 'gatsby';
import { PREVIEW_ROBOTS, robots, sitemap, type SitemapPage } from '../../endpoints/sitemap';
import { IS_PREVIEW, SITE } from '../../site/site';
import { writeHostFiles } from '../output/hosts';
import { closeLibrary } from '../content/contentStore';
import { writeOffline } from '../output/offline/writeOffline';
import { queried } from '../output/unwrapQuery';
import { writePublicFile } from '../output/publicFiles';
import { writeSearchFiles } from '../output/search';

type Pages = { allMdx: { nodes: SitemapPage[] } };

const PAGES = `
  query SitemapPages {
    allMdx(filter: { inNavigation: { eq: true }, isShown: { eq: true } }, sort: { url: ASC }) {
      nodes {
        url
        updated
      }
    }
  }
`;

/** Writes the files that are made from the whole site. */
export async function onPostBuild({ graphql }: BuildArgs): Promise<void> {
  await writeSearchFiles({ graphql });
  const pages = queried(await graphql<Pages>(PAGES));
  writePublicFile('/sitemap.xml', sitemap(SITE.url, pages.allMdx.nodes));
  writePublicFile('/robots.txt', IS_PREVIEW ? PREVIEW_ROBOTS : robots(SITE.url));
  await writeOffline({ graphql });
  await writeHostFiles({ graphql });
  await closeLibrary();
}
