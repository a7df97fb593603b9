import type { Anchor } from '../../site/types';

export type AnchorBranch = Anchor & { children: Anchor[] };

/** The headings in navigation: level 2, and level 3 below it. */
export const shownAnchors = (anchors: readonly Anchor[]): Anchor[] =>
  anchors.filter(({ level }) => level === 2 || level === 3);

export function anchorTree(anchors: readonly Anchor[]): AnchorBranch[] {
  const branches: AnchorBranch[] = [];
  for (const anchor of shownAnchors(anchors)) {
    const parent = branches.at(-1);
    if (anchor.level > 2 && parent?.level === 2) parent.children.push(anchor);
    else branches.push({ ...anchor, children: [] });
  }
  return branches;
}
