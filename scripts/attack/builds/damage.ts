import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../../../src/node/files/walkFiles';
import { pick, type Random } from '../random';
import type { Attempt } from '../suite';
import { attempt, failureOf } from './attempt';
import type { Checkout } from './checkout';

type Damage = { name: string; apply: (content: Buffer, random: Random) => Buffer };

const DAMAGES: readonly Damage[] = [
  { name: 'cut off', apply: (content, random) => content.subarray(0, random() * content.length) },
  { name: 'flipped', apply: flipped },
  { name: 'emptied', apply: () => Buffer.alloc(0) },
  { name: '{}', apply: () => Buffer.from('{}') },
  { name: 'null', apply: () => Buffer.from('null') },
];

/** The files that the next build reads. */
const PLACES: readonly { name: string; folders: string[]; file: RegExp }[] = [
  { name: 'nodes', folders: ['.cache', '.build/saved/.cache'], file: /\.mdb$/ },
  { name: 'webpack packs', folders: ['.cache', '.build/saved/.cache'], file: /\.pack$/ },
  { name: "Gatsby's state", folders: ['.cache', '.build/saved/.cache'], file: /redux\.\w+/ },
  { name: 'documents', folders: ['public', '.build/saved/public'], file: /index\.html$/ },
  { name: 'page data', folders: ['public', '.build/saved/public'], file: /page-data\.json$/ },
  { name: 'bodies', folders: ['public/content', '.build/saved/public/content'], file: /\.js$/ },
  { name: 'the ledger', folders: ['public', '.build/saved/public'], file: /superseded\.json$/ },
  { name: 'compiled texts', folders: ['node_modules/.cache/bodies'], file: /\.(json|cached)$/ },
  { name: 'the reference', folders: ['node_modules/.cache/reference'], file: /\.(json|cached)$/ },
  { name: 'the record', folders: ['.build/saved'], file: /^build\.cached$/ },
];

function flipped(content: Buffer, random: Random): Buffer {
  const changed = Buffer.from(content);
  for (let times = 0; times < 64; times += 1) {
    const place = Math.floor(random() * changed.length);
    changed[place] = (changed[place] ?? 0) ^ 0xff;
  }
  return changed;
}

/** Damages half of the files of each place, builds, and checks the site. */
export async function damageCaches(
  checkout: Checkout,
  random: Random,
  count: number,
): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  for (let index = 0; index < count; index += 1) {
    const place = PLACES[index % PLACES.length]!;
    const damage = pick(random, DAMAGES);
    const damaged = place.folders.flatMap((folder) =>
      damageFolder(checkout.inside(folder), place.file, damage, random),
    );
    checkout.edit(1000 + index);
    const end = await checkout.build().ended;
    const name = `${place.name}: ${damaged.length} files ${damage.name}`;
    attempts.push(attempt(name, [failureOf(end), ...checkout.faults()]));
  }
  return attempts;
}

function damageFolder(folder: string, pattern: RegExp, damage: Damage, random: Random): string[] {
  const files = walkFiles(folder)
    .map((file) => path.join(folder, file))
    .filter((file) => pattern.test(path.basename(file)));
  const chosen = files.filter((_, index) => index === 0 || random() < 0.5);
  for (const file of chosen) writeFileSync(file, damage.apply(readFileSync(file), random));
  return chosen;
}
