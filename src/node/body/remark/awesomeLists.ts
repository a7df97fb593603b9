import type { Link, List, ListItem, Root } from 'mdast';
import type { Position } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf } from '../../content/tree/jsx';
import { report } from '../report';
import type { ListedLink, ReferencedData } from '../types';

/** `<AwesomeList kind="Loaders" />` becomes a list of the entries of that kind. */
export function awesomeLists({ awesome }: Pick<ReferencedData, 'awesome'>) {
  return (tree: Root, file: VFile) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'AwesomeList' || !parent || index === undefined) return;
      const kind = attributeOf(node, 'kind');
      const found = typeof kind === 'string' ? awesome[kind] : undefined;
      const entries = found ?? [];
      if (found !== null && entries.length === 0) {
        report(
          file,
          node,
          `<AwesomeList>: content/data/awesome.yaml has no entry of kind ${JSON.stringify(kind)}`,
          'the kind of some entries, as in <AwesomeList kind="Loaders" />',
        );
      }
      const { position } = node;
      const list: List = { type: 'list', children: entries.map((entry) => item(entry, position)) };
      parent.children[index] = list;
      return [SKIP, index + 1];
    });
  };
}

/** The link stands where its list does, so that an issue in it has a place. */
function item({ title, link, why }: ListedLink, position: Position | undefined): ListItem {
  const name: Link = { type: 'link', url: link, children: [text(title)], position };
  return {
    type: 'listItem',
    children: [{ type: 'paragraph', children: [name, text(`: ${why}`)] }],
  };
}

const text = (value: string) => ({ type: 'text' as const, value });
