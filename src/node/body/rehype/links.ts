import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { splitHash } from '../../../site/urls';
import { report } from '../report';

type Options = { toCome: readonly string[] };
type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const CODE = /^\s*(?:javascript|vbscript|data):/i;
const TO_COME = 'This page is still to be written';

/**
 * Collects what leads into this site, links and pictures, in `file.data.links`. A link to a page
 * that is still to come shows as text that says so, and comes alive when the page is written.
 */
export function links({ toCome }: Options) {
  return (tree: Root, file: VFile) => {
    const found: { url: string; line: number }[] = [];
    visit(tree, (node) => {
      if (
        node.type !== 'element' &&
        node.type !== 'mdxJsxFlowElement' &&
        node.type !== 'mdxJsxTextElement'
      ) {
        return;
      }
      const url = addressOf(node);
      if (url !== undefined && CODE.test(url)) {
        report(file, node, `the address ${url} is code`, 'the url of a page');
      }
      if (url === undefined || ELSEWHERE.test(url)) return;
      if (toCome.includes(splitHash(url).path)) turnIntoText(node);
      else found.push({ url, line: node.position?.start.line ?? 1 });
    });
    file.data['links'] = found;
  };
}

function addressOf(node: Element | JsxElement): string | undefined {
  const tagName = node.type === 'element' ? node.tagName : node.name;
  const name = tagName === 'a' ? 'href' : tagName === 'img' ? 'src' : '';
  const value =
    node.type === 'element'
      ? node.properties[name]
      : node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)
          ?.value;
  return typeof value === 'string' ? value : undefined;
}

function turnIntoText(node: Element | JsxElement): void {
  if (node.type === 'element') {
    node.tagName = 'span';
    node.properties = { className: ['to-come'], title: TO_COME };
  } else {
    node.name = 'span';
    node.attributes = [
      { type: 'mdxJsxAttribute', name: 'className', value: 'to-come' },
      { type: 'mdxJsxAttribute', name: 'title', value: TO_COME },
    ];
  }
}
