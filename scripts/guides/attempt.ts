import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mask } from './mask';
import { begin, type Running } from './processes';
import { copyOf } from './project';
import type { Task } from './shell/tasks';
import { newFolder, removeFolder } from '../files/temporaryFolder';

/** The command whose output a page shows next. */
export type LastCommand = { command: string; running: Running; seen: number };

/** Someone's way through a page: their folder, and what runs in it. */
export type Attempt = {
  project: string;
  /** Where commands run: the project's folder, or one below it. */
  folder: string;
  scratch: string;
  /** The file of the Node.js that runs commands. */
  node: string;
  /** Folders of commands that are tried aside, and what was before them. */
  kept: (Pick<Attempt, 'project' | 'folder' | 'last'> & { running: number })[];
  background: LastCommand[];
  last?: LastCommand | undefined;
  port: number;
};

/** What went otherwise than the page says. `isFinal`: what follows would go wrong because of it. */
export class Mismatch extends Error {
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
  // A server that opens a browser opens nothing.
  for (const name of BROWSER_OPENERS) {
    writeFileSync(path.join(bin, name), '#!/bin/sh\n', { mode: 0o755 });
  }
  const project = newFolder(PREFIX);
  return { project, folder: project, scratch, node, kept: [], background: [], port };
}

/** Ends what runs in the background, apart from the commands that were started first. */
export async function stopBackground(attempt: Attempt, first = 0): Promise<void> {
  const running = attempt.background.splice(first);
  await Promise.all(running.map((command) => command.running.stop()));
}

export async function endAttempt(attempt: Attempt): Promise<void> {
  await stopBackground(attempt);
  const projects = [attempt.project, ...attempt.kept.map(({ project }) => project)];
  [...projects, attempt.scratch].forEach(removeFolder);
}

export function goToNewFolder(attempt: Attempt): void {
  removeFolder(attempt.project);
  attempt.project = attempt.folder = newFolder(PREFIX);
  attempt.last = undefined;
}

export function goAside(attempt: Attempt): void {
  const { project, folder, last } = attempt;
  attempt.kept.push({ project, folder, last, running: attempt.background.length });
  attempt.project = copyOf(project);
  attempt.folder = path.join(attempt.project, path.relative(project, folder));
}

export async function goBack(attempt: Attempt): Promise<void> {
  const kept = attempt.kept.pop();
  if (!kept) throw new Mismatch('there is no `follow: aside` before this');
  const { running, ...before } = kept;
  await stopBackground(attempt, running);
  removeFolder(attempt.project);
  Object.assign(attempt, before);
}

/** A file or folder of the project; it must not lie outside. */
export function placeOf(attempt: Attempt, file: string): string {
  const place = path.resolve(attempt.folder, file);
  if (path.relative(attempt.project, place).startsWith('..')) {
    throw new Mismatch(`${file} is outside of the project`);
  }
  return place;
}

const pattern = (name: string) =>
  new RegExp(`^${name.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '[^/]*')}$`);

/** Files of a folder, below it, without installed packages. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(?:^|\/)node_modules\//.test(file));
}

/** Files with this name, where `*` stands for any part of a name, and any hash for any other. */
export function filesNamed(attempt: Attempt, name: string): string[] {
  const wanted = pattern(mask(name));
  return filesBelow(attempt.folder)
    .filter((file) => file === name || wanted.test(mask(file)))
    .sort((a, b) => Number(b === name) - Number(a === name))
    .map((file) => path.join(attempt.folder, file));
}

export const startTasks = (attempt: Attempt, tasks: readonly Task[]): Running =>
  begin(tasks, attempt, attempt.port);
