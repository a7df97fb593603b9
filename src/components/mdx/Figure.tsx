import { Children, cloneElement, isValidElement, type ReactNode, type SVGProps } from 'react';

type FigureProps = { caption?: string; children?: ReactNode };

// Drawings are made for a column of 40rem. Below this part of it their words are too small to read.
const SMALLEST = 0.85;

/**
 * A drawing or picture with a caption; inline SVG takes its colours from the theme. A drawing scrolls
 * in a box of its own, which the keyboard can reach, where the screen is too narrow for its words.
 */
export function Figure({ caption, children }: FigureProps) {
  return (
    <figure className="figure">
      <div className="drawing" role="group" aria-label={caption ?? 'Drawing'} tabIndex={0}>
        {Children.map(children, withSmallestWidth)}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

function withSmallestWidth(child: ReactNode): ReactNode {
  if (!isValidElement<SVGProps<SVGSVGElement>>(child) || child.type !== 'svg') return child;
  const [, , width] = (child.props.viewBox ?? '').split(' ').map(Number);
  return width ? cloneElement(child, { width: Math.round(width * SMALLEST) }) : child;
}
