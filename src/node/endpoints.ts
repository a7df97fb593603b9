import type { BuildArgs } from 'gatsby';
import { redirectsFile } from '../endpoints/redirectsFile';
import { robots, sitemap, type SitemapPage } from '../endpoints/sitemap';
import { SITE } from '../site/site';
import { closeLibrary, liveRedirects } from './library';
import { writeOffline } from './offline/writeOffline';
import { queried } from './queried';
import { writePublicFile } from './publicFiles';
import { writeSearchFiles } from './search';
import { writeHeaders } from './security/headers';

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
  writePublicFile('/_redirects', redirectsFile(liveRedirects()));
  writePublicFile('/sitemap.xml', sitemap(SITE.url, pages.allMdx.nodes));
  writePublicFile('/robots.txt', robots(SITE.url));
  await writeOffline({ graphql });
  await writeHeaders({ graphql });
  await closeLibrary();
}
