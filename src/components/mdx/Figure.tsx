import type { ReactNode } from 'react';

type FigureProps = { caption?: string; children?: ReactNode };

/** A drawing or picture with a caption; inline SVG takes its colours from the theme. */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className="figure">
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
