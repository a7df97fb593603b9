import { pagePath } from '../../site/offline/addresses';
import { UNAVAILABLE, type Unavailable } from '../../site/offline/messages';

const REASONS: readonly (string | null)[] = ['offline', 'unreachable'] satisfies Unavailable[];

/** Why the worker answered with the app shell instead of this page, if it did. */
export function unavailableReason(pathname: string): Unavailable | undefined {
  if (typeof document === 'undefined') return undefined;
  const root = document.documentElement;
  if (root.getAttribute(UNAVAILABLE.path) !== pagePath(pathname)) return undefined;
  const reason = root.getAttribute(UNAVAILABLE.reason);
  return REASONS.includes(reason) ? (reason as Unavailable) : undefined;
}
