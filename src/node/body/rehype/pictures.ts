import type { Element, Root } from 'hast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf, isJsx, setAttribute, type JsxElementHast } from '../../content/tree/jsx';
import { report } from '../report';
import type { Picture, ReferencedData } from '../types';
import { removeAddress } from './links';

type Options = { known: NonNullable<ReferencedData['pictures']> };
type Attributes = Readonly<Record<string, string>>;
type PictureNode = {
  address: string | undefined;
  hasText: boolean;
  set: (attributes: Attributes) => void;
};

/** `links.ts` says what is wrong with addresses that are code. */
const CODE = /^(?:javascript|vbscript|data):/i;
const REMOTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Checks every picture, and lets those next to the page lead to their published copies, whose size
 * is written down so that nothing moves when they load. What is shown is in `file.data.pictures`.
 */
export function pictures({ known }: Options) {
  return (tree: Root, file: VFile) => {
    const shown = new Set<string>();
    visit(tree, (node) => {
      const picture = pictureIn(node);
      if (!picture) return;
      const { address, hasText, set } = picture;
      if (!hasText) {
        report(
          file,
          node,
          'picture: no alt text',
          `![What one sees](${address ?? './picture.png'})`,
        );
      }
      if (address !== undefined && CODE.test(address)) return;
      if (address === undefined) {
        report(file, node, 'picture: no address', '![What one sees](./picture.png)');
      } else if (REMOTE.test(address)) {
        reportRemote(node, address, file);
        removeAddress(node as Element | JsxElementHast);
      } else if (!address.startsWith('/')) {
        const found = Object.hasOwn(known, address) ? known[address] : undefined;
        if (found && 'url' in found) {
          shown.add(found.url);
          set(publishedAttributes(found));
        } else {
          reportMissing(node, address, found, file);
        }
      }
    });
    file.data['pictures'] = [...shown];
  };
}

function pictureIn(node: Root | Root['children'][number]): PictureNode | undefined {
  if (node.type === 'element') {
    if (node.tagName !== 'img') return undefined;
    const { src, alt } = node.properties;
    return {
      address: typeof src === 'string' ? src : undefined,
      hasText: typeof alt === 'string' && alt !== '',
      set: (attributes) => Object.assign(node.properties, attributes),
    };
  }
  if (!isJsx(node)) return undefined;
  if (node.name !== 'img' && node.name !== 'image') return undefined;
  return {
    address: attributeOf(node, node.name === 'img' ? 'src' : 'href') ?? undefined,
    // In markup, an empty `alt` marks a picture as decoration.
    hasText: node.name === 'image' || typeof attributeOf(node, 'alt') === 'string',
    set: (attributes) => setAttributes(node, attributes),
  };
}

/** Attributes that the author has written, such as a width, stay as they are. */
function setAttributes(node: JsxElementHast, attributes: Attributes): void {
  const address = node.name === 'img' ? 'src' : 'href';
  for (const [name, value] of Object.entries(attributes)) {
    const isAddress = name === 'src';
    if (node.name === 'image' && !isAddress) continue;
    if (!isAddress && attributeOf(node, name) !== undefined) continue;
    setAttribute(node, isAddress ? address : name, value);
  }
}

const publishedAttributes = ({ url, width, height }: Picture): Attributes => ({
  src: url,
  width: `${width}`,
  height: `${height}`,
  loading: 'lazy',
  decoding: 'async',
});

function reportRemote(node: Node, address: string, file: VFile): void {
  const name = /[^/?#]+\.\w+(?=[?#]|$)/.exec(address)?.[0] ?? 'picture.png';
  report(
    file,
    node,
    `picture: ${address} is on another server, which would learn who reads this page`,
    `a copy next to the page: ./${name.toLowerCase()}`,
  );
}

type Found = Options['known'][string] | undefined;

function reportMissing(node: Node, address: string, found: Found, file: VFile): void {
  if (found && 'message' in found) report(file, node, found.message, found.fix);
  else if (/^\.{1,2}\//.test(address)) {
    const fix = './ and a name of small letters, digits and dashes, as in ./two-chunks.png';
    report(file, node, `picture: ${address} is not the name of a picture`, fix);
  } else {
    report(file, node, `picture: ${address} starts neither with ./ nor with /`, `./${address}`);
  }
}
