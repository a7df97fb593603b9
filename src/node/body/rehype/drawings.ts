import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

// Drawings are made for a column of 40rem. Below this part of it their words are too small to read.
const SMALLEST = 0.85;

/**
 * On a screen too narrow for its words a drawing scrolls in a box of its own, which the keyboard can
 * reach, named by the caption of its figure.
 */
export function drawings() {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (figure) => {
      if (figure.name !== 'Figure') return;
      const label = valueOf(figure, 'caption') ?? 'Drawing';
      figure.children = figure.children.map((child) =>
        child.type === 'mdxJsxFlowElement' && child.name === 'svg'
          ? boxAround(child, label)
          : child,
      );
    });
  };
}

function boxAround(svg: MdxJsxFlowElementHast, ariaLabel: string): Element {
  const [, , width] = (valueOf(svg, 'viewBox') ?? '').split(' ').map(Number);
  if (width) {
    const value = String(Math.round(width * SMALLEST));
    svg.attributes.push({ type: 'mdxJsxAttribute', name: 'width', value });
  }
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['drawing'], role: 'group', ariaLabel, tabIndex: 0 },
    children: [svg],
  };
}

function valueOf({ attributes }: MdxJsxFlowElementHast, name: string): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
