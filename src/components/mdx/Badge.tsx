import type { ReactNode } from 'react';

const TEXTS = { version: '', experimental: 'experimental', deprecated: 'deprecated' } as const;

type BadgeProps = { kind?: keyof typeof TEXTS; children?: ReactNode };

/** `<Badge>webpack 5.20+</Badge>`, `<Badge kind="experimental" />` */
export function Badge({ kind = 'version', children }: BadgeProps) {
  return <span className={`badge badge-${kind}`}>{children ?? TEXTS[kind]}</span>;
}
