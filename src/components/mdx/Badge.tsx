import type { ReactNode } from 'react';

export const BADGE_TEXTS = {
  version: '',
  experimental: 'experimental',
  deprecated: 'deprecated',
  removed: 'removed',
  moved: 'moved',
} as const;

type BadgeProps = { kind?: keyof typeof BADGE_TEXTS; children?: ReactNode };

/** `<Badge>webpack 5.20+</Badge>`, `<Badge kind="experimental" />`, `<Badge kind="removed">webpack 5</Badge>` */
export function Badge({ kind = 'version', children }: BadgeProps) {
  return <span className={`badge badge-${kind}`}>{children ?? BADGE_TEXTS[kind]}</span>;
}
