import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readPageFiles } from '../../src/node/content/files/contentFiles';
import { walkFiles } from '../../src/node/files/walkFiles';
import type { BuildInput } from '../files/inputDigest';
import { scheduledPosts } from './scheduledPosts';

const FOLDERS = ['content', 'src', 'static'];
const FILES = /^(gatsby-.*\.tsx?|(package(-lock)?|tsconfig)\.json|\.env\.production)$/;

/** Written by the build itself, from the queries. */
export const GENERATED_TYPES = path.join('src', 'gatsby-types.d.ts');

const sourceFiles = () => readdirSync('.').filter((name) => FILES.test(name));

/** The files and folders that Gatsby builds from. */
export const sources = (): string[] => [
  ...sourceFiles(),
  ...FOLDERS.filter((folder) => existsSync(folder)),
];

const filesBelow = (folder: string) => walkFiles(folder).map((file) => path.join(folder, file));

const isText = ({ name }: BuildInput) => name.startsWith(`content${path.sep}`);

/** What decides the types of the queries. */
export const codeInputs = (inputs: readonly BuildInput[]): BuildInput[] =>
  inputs.filter((input) => !isText(input));

/** Everything that decides what a build of the working directory produces on a day. */
export function readInputs(env: NodeJS.ProcessEnv, today: string): BuildInput[] {
  const files = [...sourceFiles(), ...FOLDERS.flatMap(filesBelow)].filter(
    (file) => file !== GENERATED_TYPES,
  );

  const variables = Object.entries(env).filter(
    ([name]) => name.startsWith('GATSBY_') || name === 'SITE_URL',
  );

  return [
    ...files.map((name) => ({ name, content: readFileSync(name) })),
    ...variables.map(([name, content = '']) => ({ name, content })),
    { name: 'scheduled posts', content: scheduledPosts(readPageFiles(), today).join() },
  ];
}
