import type { Finding, Report } from '../../src/checker/types';
import { summaryOf } from '../../src/checker/summary';
import { lineAndColumn } from '../../src/checker/lineAndColumn';
import { SITE } from '../../src/site/site';

export type FileReport = Report & { file: string; text: string };

/** A report as compilers print it: the place, the level and the message of each finding. */
export const reportText = ({ file, text, ...report }: FileReport): string =>
  [
    ...report.findings.map((finding) => findingText(file, text, finding)),
    `${file}: ${summaryOf(report)}`,
  ].join('\n');

function findingText(file: string, text: string, finding: Finding): string {
  const { start, level, message, instead, url } = finding;
  const { line, column } = lineAndColumn(text, start);
  return [
    `${file}:${line}:${column}: ${level}: ${message}`,
    ...(instead === undefined ? [] : [`  Fix: ${instead}`]),
    ...(url === undefined ? [] : [`  See ${SITE.url}${url}`]),
  ].join('\n');
}

/** The same as data. */
export const reportJson = ({ file, text, findings, configurations }: FileReport): object => ({
  file,
  configurations,
  findings: findings.map(({ start, end, url, ...finding }) => ({
    ...lineAndColumn(text, start),
    text: text.slice(start, end),
    ...finding,
    ...(url !== undefined && { url: SITE.url + url }),
  })),
});
