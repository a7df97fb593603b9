import { copyRelease, type Release } from './releases';
import { startSiteServer, type SiteServer } from './siteServer';

/** For a test file: a copy of the built site, and in each test a new server for it. */
export function servedRelease() {
  const served = {} as { release: Release; site: SiteServer };

  beforeAll(() => {
    served.release = copyRelease();
  });
  beforeEach(async () => {
    served.site = await startSiteServer(served.release.folder);
  });
  afterEach(() => served.site.stop());
  afterAll(() => served.release.remove());

  return served;
}
