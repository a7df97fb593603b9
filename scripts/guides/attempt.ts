import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../../src/node/files/walkFiles';
import { escapeRegExp } from '../../src/site/text/escapeRegExp';
import { mask } from './mask';
import { begin, type Running } from './processes';
import { copyOf } from './project';
import type { Task } from './shell/tasks';
import { newFolder, removeLargeFolder } from '../files/temporaryFolder';

/** The command whose output a page shows next. */
export type LastCommand = { command: string; running: Running; seen: number };

/** The state of following a page: the folder, and what runs in it. */
export type Attempt = {
  project: string;
  /** Where commands run: the project's folder, or one below it. */
  folder: string;
  scratch: string;
  /** The file of the Node.js that runs commands. */
  node: string;
  /** What to return to after `follow: aside`, the latest last. */
  saved: (Pick<Attempt, 'project' | 'folder' | 'last'> & { running: number })[];
  background: LastCommand[];
  last?: LastCommand | undefined;
  port: number;
};

/** The outcome of a step isn't what the page says. `isFinal`: the steps after it can't work. */
export class StepError extends Error {
  constructor(
    message: string,
    readonly isFinal = false,
  ) {
    super(message);
  }
}

const PREFIX = 'follow-guide-';
const BROWSER_OPENERS = ['open', 'xdg-open'];

export function beginAttempt(port: number, node: string): Attempt {
  const scratch = newFolder(PREFIX);
  const bin = path.join(scratch, 'bin');
  mkdirSync(bin);
  // Servers must not open a browser.
  for (const name of BROWSER_OPENERS) {
    writeFileSync(path.join(bin, name), '#!/bin/sh\n', { mode: 0o755 });
  }
  const project = newFolder(PREFIX);
  return { project, folder: project, scratch, node, saved: [], background: [], port };
}

/** Ends the commands in the background, apart from the first ones. */
export async function stopBackground(attempt: Attempt, first = 0): Promise<void> {
  const running = attempt.background.splice(first);
  await Promise.all(running.map((command) => command.running.stop()));
}

export async function endAttempt(attempt: Attempt): Promise<void> {
  await stopBackground(attempt);
  const projects = [attempt.project, ...attempt.saved.map(({ project }) => project)];
  await Promise.all([...projects, attempt.scratch].map(removeLargeFolder));
}

export async function goToNewFolder(attempt: Attempt): Promise<void> {
  await removeLargeFolder(attempt.project);
  attempt.project = attempt.folder = newFolder(PREFIX);
  attempt.last = undefined;
}

export function goAside(attempt: Attempt): void {
  const { project, folder, last } = attempt;
  attempt.saved.push({ project, folder, last, running: attempt.background.length });
  attempt.project = copyOf(project);
  attempt.folder = path.join(attempt.project, path.relative(project, folder));
}

export async function goBack(attempt: Attempt): Promise<void> {
  const saved = attempt.saved.pop();
  if (!saved) throw new StepError('there is no `follow: aside` before this');
  const { running, ...before } = saved;
  await stopBackground(attempt, running);
  await removeLargeFolder(attempt.project);
  Object.assign(attempt, before);
}

/** The path of a file or folder, which has to be in the project. */
export function placeOf(attempt: Attempt, file: string): string {
  const place = path.resolve(attempt.folder, file);
  if (path.relative(attempt.project, place).startsWith('..')) {
    throw new StepError(`${file} is outside the project`);
  }
  return place;
}

/** The files below a folder, without installed packages. */
export const filesBelow = (folder: string): string[] =>
  walkFiles(folder, (entry) => !entry.isDirectory()).filter(
    (file) => !/(?:^|\/)node_modules\//.test(file),
  );

/** Files with this name, in which `*` stands for any part of a name, and a hash for any hash. */
export function filesNamed(attempt: Attempt, name: string): string[] {
  const parts = mask(name).split('*').map(escapeRegExp);
  const wanted = new RegExp(`^${parts.join('[^/]*')}$`);
  return filesBelow(attempt.folder)
    .filter((file) => file === name || wanted.test(mask(file)))
    .sort((a, b) => Number(b === name) - Number(a === name))
    .map((file) => path.join(attempt.folder, file));
}

export const startTasks = (attempt: Attempt, tasks: readonly Task[]): Running =>
  begin(tasks, attempt, attempt.port);
