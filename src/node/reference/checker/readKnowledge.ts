import { readFileSync, writeFileSync } from 'node:fs';
import type { Knowledge, Outdated, Schema } from '../../../checker/types';
import { fromRoot } from '../../files/fromRoot';
import { readReference } from '../reference';
import type { UrlOf } from '../typeListing';
import { toKnowledge } from './knowledge';

const readSchema = (...path: string[]) =>
  JSON.parse(readFileSync(fromRoot('node_modules', ...path), 'utf8')) as Schema;

type Sources = { outdated: readonly Outdated[]; urlOf: UrlOf };

/** What the check needs to know of the installed release. */
export const readKnowledge = (sources: Sources): Knowledge =>
  toKnowledge({
    ...sources,
    reference: readReference(),
    schema: readSchema('webpack', 'schemas', 'WebpackOptions.json'),
    devServerSchema: readSchema('webpack-dev-server', 'dist', 'options.json'),
  });

const COMMITTED = fromRoot('src/checker/knowledge.json');

/** Committed, so that the command works wherever the repository is installed as a package. */
export const readCommittedKnowledge = () =>
  JSON.parse(readFileSync(COMMITTED, 'utf8')) as Knowledge;

export const writeCommittedKnowledge = (knowledge: Knowledge): void =>
  writeFileSync(COMMITTED, `${JSON.stringify(knowledge, null, 1)}\n`);
