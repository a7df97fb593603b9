import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SAVED } from '../../scripts/build/places';

type Step = { uses?: string; run?: string; with?: Record<string, unknown>; if?: string };
type Job = { steps: Step[]; permissions?: Record<string, string>; if?: string };
type Workflow = { permissions: Record<string, string>; jobs: Record<string, Job> };

const FOLDER = path.join('.github', 'workflows');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** npm's own, which need no script. */
const NPM_COMMANDS = ['ci'];

const workflows = readdirSync(FOLDER).map((file) => ({
  file,
  workflow: parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow,
}));
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ name: `${file}: ${name}`, job })),
);

/** `npm run build` -> `build`, `npm test` -> `test` */
const npmCommandsIn = (text: string) =>
  [...text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name);

/** What a job does with the first step that matches. */
const position = ({ steps }: Job, matches: (step: Step) => boolean) => steps.findIndex(matches);
const isCache = ({ uses = '' }: Step) => uses.startsWith('actions/cache@');
const runsNpm = ({ run = '' }: Step) => npmCommandsIn(run).some((name) => name !== 'ci');

test.each(jobs)('$name runs commands that package.json has', ({ job }) => {
  const commands = job.steps.flatMap(({ run = '' }) => npmCommandsIn(run));

  expect(commands.length).toBeGreaterThan(1);
  expect(commands.filter((name) => !(name in scripts) && !NPM_COMMANDS.includes(name))).toEqual([]);
});

test.each(jobs)('$name brings back what a build leaves, after the installation', ({ job }) => {
  const cache = position(job, isCache);
  const paths = String(job.steps[cache]?.with?.['path']).trim().split('\n');

  expect(paths).toEqual([SAVED.replaceAll('\\', '/'), 'node_modules/.cache']);
  expect(cache).toBeGreaterThan(position(job, ({ run }) => run === 'npm ci'));
  expect(cache).toBeLessThan(position(job, runsNpm));
});

test.each(jobs)('a change to one page finds the newest cache in $name', ({ job }) => {
  const { key, ['restore-keys']: others } = job.steps.find(isCache)?.with ?? {};

  for (const start of String(others).trim().split('\n')) {
    expect(String(key).startsWith(start)).toBe(true);
  }
});

test.each(jobs)('$name has the whole history, from which pages have their dates', ({ job }) => {
  const checkout = job.steps.find(({ uses = '' }) => uses.startsWith('actions/checkout@'));

  expect(checkout?.with).toMatchObject({ 'fetch-depth': 0 });
});

test.each(jobs)('$name only uses actions of GitHub itself, each in a release', ({ job }) => {
  const actions = job.steps.flatMap(({ uses }) => uses ?? []);

  expect(actions.filter((action) => !/^actions\/[\w-]+@v\d+$/.test(action))).toEqual([]);
});

test('what comes from a pull request can read, and nothing else', () => {
  for (const { workflow } of workflows) expect(workflow.permissions).toEqual({ contents: 'read' });
  const writing = jobs.filter(({ job }) => job.permissions !== undefined);

  expect(writing.map(({ job }) => job.if)).toEqual(["github.event_name == 'push'"]);
});
