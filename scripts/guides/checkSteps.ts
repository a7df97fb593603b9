import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Attempt, filesBelow, filesNamed, StepError, placeOf } from './attempt';
import { mask } from './mask';
import { difference, GAP, matchLines, visibleLines } from './matchLines';
import { type OpenedPage, openPage, withSingleSpaces } from './openPage';
import { waitUntil } from './processes';
import { readProjectFile } from './project';
import type { Step } from '../steps/steps';

type Of<Kind extends Step['kind']> = Extract<Step, { kind: Kind }>;

const TIMEOUT_MS = 5000;

/** The text of the file with this name. Throws unless there is exactly one. */
function readOne(attempt: Attempt, name: string): string {
  const [file, another] = filesNamed(attempt, name);
  if (file === undefined) throw new StepError(`there is no ${name}${existingFiles(attempt, name)}`);
  if (another !== undefined && path.relative(attempt.folder, file) !== name) {
    throw new StepError(`there are several files ${name}`);
  }
  return readProjectFile(file) ?? '';
}

function existingFiles(attempt: Attempt, name: string): string {
  const folder = path.dirname(name);
  const place = placeOf(attempt, folder);
  if (!existsSync(place)) return `, and no folder ${folder}`;
  return `\nthere are: ${filesBelow(place).join(', ')}`;
}

export function holds(attempt: Attempt, { file, text }: Of<'holds'>): void {
  const lines = readOne(attempt, file)
    .split('\n')
    .map((line) => line.trim());
  let at = 0;
  for (const line of visibleLines(text).map((each) => each.trim())) {
    if (line === GAP || line === '') continue;
    const found = lines.indexOf(line, at);
    if (found < 0) {
      throw new StepError(
        `${file} doesn't have this line, or not in this order: ${line}\n(write \`follow: skip …\` before a part that isn't for the project)`,
      );
    }
    at = found + 1;
  }
}

export function compare(attempt: Attempt, { file, text }: Of<'compare'>): void {
  const content = visibleLines(readOne(attempt, file));
  const lines = content.map((line) => mask(line, [attempt.project]));
  const shown = visibleLines(mask(text));
  if (!matchLines(shown, lines)) {
    throw new StepError(`${file} isn't as the page shows it\n${difference(shown, lines, content)}`);
  }
}

export function exists(attempt: Attempt, { file }: Of<'exists'>): void {
  if (existsSync(placeOf(attempt, file)) || filesNamed(attempt, file).length > 0) return;
  throw new StepError(`there is no ${file}${existingFiles(attempt, file)}`);
}

export function missing(attempt: Attempt, { file }: Of<'missing'>): void {
  if (existsSync(placeOf(attempt, file)) || filesNamed(attempt, file).length > 0) {
    throw new StepError(`${file} is there`);
  }
}

export function lists(attempt: Attempt, { folder, text }: Of<'lists'>): void {
  const place = placeOf(attempt, folder);
  const files = existsSync(place) ? filesBelow(place).sort() : [];
  const shown = visibleLines(mask(text)).map((line) => line.trim());
  const isPart = shown.includes(GAP);
  const wanted = shown.filter((line) => line !== GAP).sort();
  const found = files.map((file) => mask(file)).sort();
  const isSame = isPart
    ? wanted.every((line) => found.includes(line))
    : wanted.join('\n') === found.join('\n');
  if (!isSame) throw new StepError(`${folder} holds other files: ${files.join(', ') || 'none'}`);
}

const has = (content: string, text: string) =>
  withSingleSpaces(mask(content)).includes(withSingleSpaces(mask(text)));

export function contains(attempt: Attempt, { file, text }: Of<'contains'>): void {
  if (!has(readOne(attempt, file), text)) throw new StepError(`${file} doesn't contain: ${text}`);
}

export function lacks(attempt: Attempt, { file, text }: Of<'lacks'>): void {
  if (has(readOne(attempt, file), text)) throw new StepError(`${file} contains: ${text}`);
}

/** The file or address of a page. A server's port is another one here than on the page. */
function addressOf(attempt: Attempt, page: string): string {
  if (!/^https?:/.test(page)) return filesNamed(attempt, page)[0] ?? placeOf(attempt, page);
  const output = attempt.background.map(({ running }) => running.output()).join('\n');
  const port = /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1?\]):(\d+)/.exec(output)?.[1];
  return page.replace(/:\d+(?=\/|$)/, `:${port ?? attempt.port}`);
}

async function look(
  attempt: Attempt,
  { page, clicks, text }: Of<'shows'> | Of<'logs'>,
  found: (opened: OpenedPage) => string,
): Promise<void> {
  const address = addressOf(attempt, page);
  const opened = await openPage(address).catch((error: unknown) => {
    throw new StepError(`${page} doesn't open: ${String(error)}`);
  });
  try {
    for (const name of clicks) {
      if (!(await waitUntil(() => opened.click(name), TIMEOUT_MS))) {
        throw new StepError(`${page} has no button \`${name}\`\nit shows: ${opened.text()}`);
      }
    }
    const wanted = withSingleSpaces(text);
    if (await waitUntil(() => found(opened).includes(wanted), TIMEOUT_MS)) return;
    throw new StepError(
      [
        `${page} doesn't have: ${text}`,
        `it shows: ${opened.text()}`,
        `it logs: ${opened.logged()}`,
      ].join('\n'),
    );
  } finally {
    opened.close();
  }
}

export const shows = (attempt: Attempt, step: Of<'shows'>) =>
  look(attempt, step, (opened) => opened.text());

export const logs = (attempt: Attempt, step: Of<'logs'>) =>
  look(attempt, step, (opened) => withSingleSpaces(opened.logged()));
