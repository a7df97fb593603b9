import type { BuildArgs } from 'gatsby';
import { openSearch } from '../../endpoints/openSearch';
import { PREVIEW_ROBOTS, robots, sitemap } from '../../endpoints/sitemap';
import { OPEN_SEARCH } from '../../site/openSearch';
import { IS_PREVIEW, SITE } from '../../site/site';
import { writeHostFiles } from '../output/hosts';
import { writeOffline } from '../output/offline/writeOffline';
import { unwrapQuery } from '../output/unwrapQuery';
import {
  bodies,
  cards,
  content,
  emitted,
  publicFiles,
  referenceFiles,
  searchFiles,
  typePages,
} from './site';

const PAGES = /* GraphQL */ `
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
  await searchFiles.write({ graphql });
  referenceFiles.write();
  await cards.finish();
  const pages = unwrapQuery(await graphql<Queries.SitemapPagesQuery>(PAGES));
  publicFiles.write(
    '/sitemap.xml',
    sitemap(SITE.url, [...pages.allMdx.nodes, ...(await typePages())]),
  );
  publicFiles.write('/robots.txt', IS_PREVIEW ? PREVIEW_ROBOTS : robots(SITE.url));
  publicFiles.write(OPEN_SEARCH.url, openSearch());
  await writeOffline({ graphql }, publicFiles, emitted.urls());
  await writeHostFiles(
    { graphql },
    { publicFiles, emitted: emitted.urls(), redirects: content.redirects() },
  );
  await bodies.close();
}
