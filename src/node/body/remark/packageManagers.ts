import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf, attributes, type JsxElement } from '../../content/tree/jsx';
import { report } from '../report';

const MANAGERS = [
  { name: 'npm', install: 'npm install', add: 'npm install', dev: '--save-dev', run: 'npx' },
  { name: 'yarn', install: 'yarn install', add: 'yarn add', dev: '--dev', run: 'yarn' },
  { name: 'pnpm', install: 'pnpm install', add: 'pnpm add', dev: '--save-dev', run: 'pnpm exec' },
  { name: 'bun', install: 'bun install', add: 'bun add', dev: '--dev', run: 'bunx' },
];

/**
 * `<Install packages="webpack" dev />` and `<Run command="webpack serve" />` become tabs with one
 * shell block for each package manager.
 */
export function packageManagers() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (node.type === 'mdxJsxTextElement' && isCommand(node)) {
        report(
          file,
          node,
          `<${node.name}> stands inside a sentence`,
          'a paragraph of its own, with an empty line above and below',
        );
        Object.assign(node, { name: null, attributes: [] });
      }
      if (node.type !== 'mdxJsxFlowElement' || !isCommand(node)) return;
      if (!parent || index === undefined) return;
      reportMissingWords(node, file);
      parent.children[index] = tabs(node);
      return [SKIP, index + 1];
    });
  };
}

type Manager = (typeof MANAGERS)[number];

const isCommand = ({ name }: JsxElement) => name === 'Install' || name === 'Run';

function reportMissingWords(node: MdxJsxFlowElement, file: VFile): void {
  const packages = attributeOf(node, 'packages');
  if (node.name === 'Run' && !attributeOf(node, 'command')) {
    report(file, node, '<Run>: no command', '<Run command="webpack serve" />');
  } else if (!packages && (packages !== undefined || attributeOf(node, 'dev') !== undefined)) {
    report(file, node, '<Install>: no packages', '<Install packages="webpack" dev />');
  }
}

/** What to type for one package manager. */
function commandLine(node: MdxJsxFlowElement, { install, add, dev, run }: Manager): string {
  if (node.name === 'Run') return `${run} ${attributeOf(node, 'command') ?? ''}`;
  const packages = attributeOf(node, 'packages');
  if (!packages) return install;
  const isDev = attributeOf(node, 'dev') !== undefined;
  return isDev ? `${add} ${dev} ${packages}` : `${add} ${packages}`;
}

function tabs(node: MdxJsxFlowElement): MdxJsxFlowElement {
  return element(
    'Tabs',
    { sync: 'package-manager' },
    MANAGERS.map((manager) =>
      element('Tab', { title: manager.name }, [
        { type: 'code', lang: 'sh', value: commandLine(node, manager) },
      ]),
    ),
  );
}

function element(
  name: string,
  values: Record<string, string>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(values),
    children,
  };
}
