import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf, attributes } from '../../content/tree/jsx';
import { report } from '../report';
import { enlargeButton } from './enlarging';

// Drawings are made for a column of 40rem. At a smaller scale their words are too small to read.
const MIN_SCALE = 0.85;

/**
 * On a screen that is too narrow for its words, a drawing scrolls in a box that the keyboard can reach.
 * The caption of its figure names the box, and the button that enlarges the drawing.
 */
export function drawings() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (figure) => {
      if (figure.name !== 'Figure') return;
      const label = attributeOf(figure, 'caption') ?? 'Drawing';
      figure.children = figure.children.flatMap((child) => {
        if (child.type !== 'mdxJsxFlowElement' || child.name !== 'svg') return child;
        reportIfEmpty(child, file);
        return [boxAround(child, label), enlargeButton(label)];
      });
    });
  };
}

function reportIfEmpty(svg: MdxJsxFlowElementHast, file: VFile): void {
  if (svg.children.length > 0) return;
  report(file, svg, 'This drawing shows nothing', 'shapes and text between <svg> and </svg>');
}

function boxAround(svg: MdxJsxFlowElementHast, ariaLabel: string): Element {
  const [, , width = 0, height = 0] = (attributeOf(svg, 'viewBox') ?? '').split(' ').map(Number);
  if (width) {
    svg.attributes.push(...attributes({ width: `${Math.round(width * MIN_SCALE)}` }));
  }
  // A tall drawing is made for a phone, and would fill several screens at the width of the column.
  const className = ['drawing', ...(height > width ? ['is-tall'] : [])];
  return h('div', { className, role: 'group', ariaLabel, tabIndex: 0 }, svg);
}
