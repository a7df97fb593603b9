import type { ReactNode } from 'react';

type BlockProps = { children?: ReactNode };

/** Numbers the items of a list as steps to follow. */
export function Steps({ children }: BlockProps) {
  return <div className="steps">{children}</div>;
}

/** Draws a nested list of file names as a tree. */
export function FileTree({ children }: BlockProps) {
  return <div className="file-tree">{children}</div>;
}

/** A target for an old link, where its subject is explained now. */
export function Anchor({ id }: { id: string }) {
  return <span className="anchor" id={id} />;
}
