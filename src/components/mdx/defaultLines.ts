import { MODES } from '../../site/buildKinds';
import type { ShownDefault } from './signature';

const REQUESTS = 2;

/** A default and when it holds, in words; no words if it always does. */
export type DefaultLine = { value: string; when: string };

/** What holds in most cases stands last, as what holds otherwise. */
export function defaultLines(defaults: readonly ShownDefault[], targets: number): DefaultLine[] {
  const share = (each: ShownDefault) =>
    ((each.modes.length || MODES.length) * (each.targets.length || targets)) /
    (each.requests.length > 0 ? REQUESTS : 1);
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
    ...(requests.length > 0 ? [`with ${listed(requests)}`] : []),
    ...(modes.length > 0 ? [`in ${listed(modes.map(modeName))}`] : []),
    ...(targets.length > 0 ? [`for ${listed(targets)}`] : []),
  ].join(' ');

const modeName = (mode: string) => (mode === 'none' ? 'mode none' : mode);

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
