import { ADDRESSES, bodiesIn, isHashed, pageDataUrl } from '../../../src/site/offline/addresses';
import type { OfflineManifest } from '../../../src/site/offline/manifest';
import { pick, type Random } from '../random';
import { FAULTS } from './faults';
import type { FaultyServer } from './faultyServer';
import type { Reader } from './reader';

export type Scenario = {
  name: string;
  /** The page that is read without the network in the end. */
  path: string;
  /** The file that is damaged and repaired. */
  url: string;
  run: (reader: Reader, server: FaultyServer) => Promise<void>;
};

/** What the attack knows about the built site. */
export type BuiltSite = {
  manifest: OfflineManifest;
  /** The digest of a built file, taken from the file itself. */
  digestAt: (url: string) => string;
  core: readonly string[];
  /** The page that is visited first. */
  document: string;
};

const FIRST = '/guides/getting-started/';

export function scenarios(site: BuiltSite, random: Random): Scenario[] {
  return [...faultsOfTheHost(site, random), ...faultsOfTheStore(site, random)];
}

/** Each kind of file is damaged in two ways. */
function faultsOfTheHost(site: BuiltSite, random: Random): Scenario[] {
  return Array.from({ length: 2 }).flatMap(() =>
    targets(site, random).map(({ name, url, path, isAtInstall }) => {
      const fault = pick(random, FAULTS);
      return {
        name: `the host sends ${fault.name} as ${name} (${url})`,
        path,
        url,
        async run(reader: Reader, server: FaultyServer) {
          if (!isAtInstall) {
            await reader.visit(FIRST);
            await reader.untilSaved(FIRST);
          }
          server.damage(url, fault);
          await reader.visit(path);
          await askFor(reader, url);
          if ((await reader.savedState(url)) === 'wrong') throw new Error(`${url} is saved wrong`);
          server.repair();
        },
      };
    }),
  );
}

/** Requests the file as a page would that loads it late. */
async function askFor({ page }: Reader, url: string): Promise<void> {
  await page.evaluate(async (address) => (await fetch(address)).text(), url).catch(() => undefined);
  // Long enough for an installation to succeed or fail.
  await page.waitForTimeout(1000);
}

type Target = { name: string; url: string; path: string; isAtInstall?: boolean };

function targets({ manifest, core, document }: BuiltSite, random: Random): Target[] {
  const guides = Object.keys(manifest.pages).filter(
    (path) => manifest.pages[path]?.section === 'guides' && manifest.pages[path].listed,
  );
  const path = pick(
    random,
    guides.filter((each) => each !== FIRST && each !== '/guides/'),
  );
  const late = core.filter(
    (url) => isHashed(url) && url.endsWith('.js') && !document.includes(url),
  );
  const atInstall = { path: FIRST, isAtInstall: true };
  return [
    { name: 'the text of a page', url: manifest.pages[path]!.files.find(isHashed)!, path },
    { name: 'the data of a page', url: pageDataUrl(path), path },
    {
      name: 'a file of the search',
      url: pick(random, manifest.search.filter(isHashed)),
      path: FIRST,
    },
    { name: 'the headings of a section', url: '/navigation/guides.json', path: '/guides/' },
    { name: 'a script that is loaded late', url: pick(random, late), ...atInstall },
    { name: 'the shell', url: ADDRESSES.shell, ...atInstall },
    { name: 'the manifest', url: ADDRESSES.manifest, ...atInstall },
    { name: 'the name of the release', url: ADDRESSES.appData, ...atInstall },
    { name: 'the not-found screen', url: pageDataUrl(ADDRESSES.notFound), ...atInstall },
  ];
}

type Damage = { name: string; text?: string };

const DAMAGES: readonly Damage[] = [
  { name: 'loses' },
  { name: 'holds garbage as', text: 'export default "garbage";' },
  { name: 'holds nothing as', text: '' },
  { name: 'holds a cut file as', text: '{"pages":{"/":{"title":"webp' },
];

/** As if an earlier worker had saved a wrong file, or the browser had lost one. */
function faultsOfTheStore({ manifest, core }: BuiltSite, random: Random): Scenario[] {
  const files = [
    ADDRESSES.shell,
    ADDRESSES.manifest,
    pageDataUrl(ADDRESSES.notFound),
    pick(random, core.filter(isHashed)),
    bodyOf(manifest, FIRST),
    pageDataUrl(FIRST),
  ];
  const single = files.map((url) => {
    const damage = pick(random, DAMAGES);
    return {
      name: `the browser ${damage.name} ${url}`,
      path: FIRST,
      url,
      run: (reader: Reader) => damageStore(reader, url, damage.text),
    };
  });
  return [
    ...single,
    {
      name: 'the browser loses all that is saved',
      path: FIRST,
      url: ADDRESSES.shell,
      async run(reader) {
        await reader.visit(FIRST);
        await reader.untilSaved(FIRST);
        await reader.page.evaluate(async () => {
          for (const name of await caches.keys()) await caches.delete(name);
        });
      },
    },
  ];
}

const bodyOf = ({ pages }: OfflineManifest, path: string) =>
  bodiesIn(JSON.stringify(pages[path]?.files))[0] ?? '';

async function damageStore(reader: Reader, url: string, text: string | undefined): Promise<void> {
  await reader.visit(FIRST);
  await reader.untilSaved(FIRST);
  await reader.page.evaluate(replaceSaved, { url, text });
}

/** Runs in the page: replaces a saved file with a text and its digest. */
async function replaceSaved({ url, text }: { url: string; text: string | undefined }) {
  const hash = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  );
  const digest = Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0'));
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const entry = await cache.match(url);
    if (!entry) continue;
    const headers = new Headers(entry.headers);
    headers.set('x-kept-digest', digest.join(''));
    if (text === undefined) await cache.delete(url);
    else await cache.put(url, new Response(text, { headers }));
  }
}
