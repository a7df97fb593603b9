import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { algoliaRecords } from '../../src/endpoints/search/algoliaRecords';
import type { SearchRecord } from '../../src/site/search/searchRecord';
import { SITE } from '../../src/site/site';
import { SAVED } from '../build/places';
import { algoliaIndex } from './algoliaIndex';
import type { Content } from './fillIndex';
import { showProgress } from './progressBar';
import { publishSettings } from './publishSettings';
import { describeChanges, recordChanges } from './recordChanges';

/** Written by the build. */
const RECORDS = path.join(SAVED, '.cache/search/records.json');

/** `npm run search:publish -- --dry-run` */
export async function publish(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { 'dry-run': { type: 'boolean' } } });
  const settings = publishSettings(process.env);
  await publishContent(readContent(), settings, values['dry-run'] === true);
  return 0;
}

function readContent(): Content {
  const { records, synonyms } = JSON.parse(readFileSync(RECORDS, 'utf8')) as {
    records: SearchRecord[];
    synonyms: string[][];
  };
  return { records: algoliaRecords(records, SITE.url), synonyms };
}

export async function publishContent(
  content: Content,
  settings: ReturnType<typeof publishSettings>,
  isDryRun: boolean,
  print: (text: string) => void = console.log,
): Promise<void> {
  const index = algoliaIndex(settings);
  try {
    await index.checkKey();
    print(describeChanges(recordChanges(await index.liveRecords(), content.records)));
    if (isDryRun) return print(`Nothing was written to ${settings.index}`);
    await index.replace(content, showProgress);
    print(`${settings.index} has ${content.records.length} records`);
  } catch (error) {
    throw new Error(
      [
        `search:publish: ${error instanceof Error ? error.message : String(error)}`,
        `  The index ${settings.index} is as it was`,
        '  Fix: check the key, its rights and the connection, then publish again',
      ].join('\n'),
      { cause: error },
    );
  }
}
