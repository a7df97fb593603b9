import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { splitHash } from '../../../site/urls';
import {
  attributeOf,
  attributes,
  isJsx,
  removeAttributes,
  type JsxElementHast,
} from '../../content/tree/jsx';
import { report } from '../report';
import type { CompiledBody } from '../types';

type Options = { toCome: readonly string[] };

const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const CODE = /^(?:javascript|vbscript|data):/i;
const TO_COME = 'This page is still to be written';
const ADDRESSES: Readonly<Record<string, string>> = { a: 'href', img: 'src', image: 'href' };

/** Browsers read an address without the control characters and spaces in it. */
// eslint-disable-next-line no-control-regex
const asBrowsersRead = (url: string) => url.replace(/[\u0000-\u0020]/g, '');

/**
 * Collects what leads into this site, links and pictures, in `file.data.links`. A link to a page
 * that is still to be written is shown as text that says so, until the page exists.
 */
export function links({ toCome }: Options) {
  return (tree: Root, file: VFile) => {
    const found: CompiledBody['links'] = [];
    visit(tree, (node) => {
      if (node.type !== 'element' && !isJsx(node)) return;
      const address = addressOf(node);
      if (!address) return;
      const { url, isPicture } = address;
      if (CODE.test(asBrowsersRead(url))) {
        report(file, node, `the address ${url} is code`, 'the url of a page');
        removeAddress(node);
      }
      // Pictures next to the page are checked by `pictures.ts`.
      if (ELSEWHERE.test(url) || (isPicture && !url.startsWith('/'))) return;
      const line = node.position?.start.line ?? 1;
      if (isPicture) found.push({ url, line, isPicture });
      else if (toCome.includes(splitHash(url).path)) turnIntoText(node);
      else found.push({ url, line });
    });
    // Published copies of pictures are not files of `static`.
    const published = file.data.pictures ?? [];
    file.data['links'] = found.filter(({ url }) => !published.includes(url));
  };
}

function addressOf(
  node: Element | JsxElementHast,
): { url: string; isPicture: boolean } | undefined {
  const tagName = (node.type === 'element' ? node.tagName : node.name) ?? '';
  const name = ADDRESSES[tagName] ?? '';
  const value = node.type === 'element' ? node.properties[name] : attributeOf(node, name);
  return typeof value === 'string' ? { url: value, isPicture: tagName !== 'a' } : undefined;
}

/** In `develop` the page is shown with its issues. */
export function removeAddress(node: Element | JsxElementHast): void {
  const names = Object.values(ADDRESSES);
  if (node.type !== 'element') removeAttributes(node, names);
  else for (const name of names) delete node.properties[name];
}

function turnIntoText(node: Element | JsxElementHast): void {
  if (node.type === 'element') {
    node.tagName = 'span';
    node.properties = { className: ['to-come'], title: TO_COME };
  } else {
    node.name = 'span';
    node.attributes = attributes({ className: 'to-come', title: TO_COME });
  }
}
