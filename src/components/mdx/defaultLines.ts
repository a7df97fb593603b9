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

/** `<22.13` */
const olderRange = ({ nodes }: ShownDefault) => nodes.find((range) => range.startsWith('<'));

type DefaultsByNode = {
  newer: readonly ShownDefault[];
  older: readonly ShownDefault[];
  /** The release of Node.js from which on the newer ones apply, if there are older ones. */
  before: string | undefined;
};

/** The defaults on newer releases of Node.js, and those on older ones. */
export function defaultsByNode(defaults: readonly ShownDefault[]): DefaultsByNode {
  const older = defaults.filter((each) => olderRange(each));
  return {
    newer: defaults.filter((each) => !olderRange(each)),
    older,
    before: older
      .flatMap((each) => olderRange(each) ?? [])
      .at(0)
      ?.slice(1),
  };
}
