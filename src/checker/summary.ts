import { LEVELS, type Report } from './types';

const NO_CONFIGURATION =
  'no configuration found: export an object, or paste one. What other files or functions make can’t be read here.';

/** `1 error, 2 warnings, 1 note` */
export function summaryOf({ findings, configurations }: Omit<Report, 'keys'>): string {
  const counts = LEVELS.flatMap((level) => {
    const count = findings.filter((finding) => finding.level === level).length;
    return count === 0 ? [] : [`${count} ${level}${count === 1 ? '' : 's'}`];
  });
  if (counts.length > 0) return counts.join(', ');
  return configurations === 0
    ? NO_CONFIGURATION
    : 'nothing found that webpack refuses or has replaced';
}
