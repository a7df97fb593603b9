import { MODES } from '../../site/buildKinds';
import { listText } from '../../site/text/listText';
import type { ShownDefault } from './signature';

const REQUEST_KIND_COUNT = 2;

/** A default, and in words when it applies; empty if it always does. */
export type DefaultLine = { value: string; when: string };

/** The most common default comes last, as the one that applies otherwise. */
export function defaultLines(defaults: readonly ShownDefault[], targets: number): DefaultLine[] {
  const share = (each: ShownDefault) =>
    ((each.modes.length || MODES.length) * (each.targets.length || targets)) /
    (each.requests.length > 0 ? REQUEST_KIND_COUNT : 1);
  const sorted = [...defaults].sort((a, b) => share(a) - share(b));
  const isComplete = sorted.reduce((sum, each) => sum + share(each), 0) === MODES.length * targets;
  return sorted.map((each, index) => {
    const isLast = index === sorted.length - 1;
    const when = isLast && isComplete ? (sorted.length > 1 ? 'otherwise' : '') : conditionOf(each);
    return { value: each.value, when };
  });
}

const conditionOf = ({ modes, targets, requests }: ShownDefault) =>
  [
    ...(requests.length > 0 ? [`with ${listText(requests)}`] : []),
    ...(modes.length > 0 ? [`in ${listText(modes.map(modeName))}`] : []),
    ...(targets.length > 0 ? [`for ${listText(targets)}`] : []),
  ].join(' ');

const modeName = (mode: string) => (mode === 'none' ? 'mode none' : mode);
