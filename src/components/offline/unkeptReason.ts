import { pagePath } from '../../site/offline/addresses';
import { UNKEPT, type Unkept } from '../../site/offline/messages';

const REASONS: readonly (string | null)[] = ['offline', 'unreachable'] satisfies Unkept[];

/** Why this page is not shown, if the worker has answered with a shell instead of it. */
export function unkeptReason(pathname: string): Unkept | undefined {
  if (typeof document === 'undefined') return undefined;
  const root = document.documentElement;
  if (root.getAttribute(UNKEPT.path) !== pagePath(pathname)) return undefined;
  const reason = root.getAttribute(UNKEPT.reason);
  return REASONS.includes(reason) ? (reason as Unkept) : undefined;
}
