import { readFileSync } from 'node:fs';
import { checkConfig } from '../../src/checker/checkConfig';
import type { Knowledge } from '../../src/checker/types';
import committed from '../../src/checker/knowledge.json';
import { reportJson, reportText, type FileReport } from './reportText';

const USAGE = 'check-config webpack.config.js … [--json]';
// TypeScript infers types from the file that are narrower than those of other releases.
const knowledge = committed as unknown as Knowledge;

/** Checks files without running them; returns the exit code: 1 if there is an error in one of them. */
export function checkFiles(args: readonly string[]): number {
  const files = args.filter((arg) => !arg.startsWith('-'));
  const unknown = args.filter((arg) => arg.startsWith('-') && arg !== '--json');
  if (files.length === 0 || unknown.length > 0) {
    console.error(
      `${unknown.length > 0 ? `unknown flag ${unknown[0]}` : 'no file to check'}\n  Fix: ${USAGE}`,
    );
    return 2;
  }
  const reports = files.map(readReport);
  const unread = reports.filter((report) => typeof report === 'string');
  const read = reports.filter((report) => typeof report !== 'string');
  unread.forEach((message) => console.error(message));
  if (args.includes('--json')) console.log(JSON.stringify(read.map(reportJson), null, 2));
  else read.forEach((report) => console.log(reportText(report)));
  if (unread.length > 0) return 2;
  return read.some(({ findings }) => findings.some(({ level }) => level === 'error')) ? 1 : 0;
}

function readReport(file: string): FileReport | string {
  try {
    const text = readFileSync(file, 'utf8');
    return { file, text, ...checkConfig(text, knowledge) };
  } catch (error) {
    return `${file}: cannot be read (${(error as Error).message})\n  Fix: ${USAGE}`;
  }
}
