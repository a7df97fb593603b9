import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeOf, attributes, type JsxElement } from '../../content/tree/jsx';
import { report } from '../report';

const INSTALL = [
  { name: 'npm', add: 'npm install', dev: '--save-dev' },
  { name: 'yarn', add: 'yarn add', dev: '--dev' },
  { name: 'pnpm', add: 'pnpm add', dev: '--save-dev' },
];
const RUN = [
  { name: 'npm', run: 'npx' },
  { name: 'yarn', run: 'yarn' },
  { name: 'pnpm', run: 'pnpm exec' },
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
      parent.children[index] = tabs(commandsOf(node));
      return [SKIP, index + 1];
    });
  };
}

type Command = { name: string; line: string };

const isCommand = ({ name }: JsxElement) => name === 'Install' || name === 'Run';

function reportMissingWords(node: MdxJsxFlowElement, file: VFile): void {
  const packages = attributeOf(node, 'packages');
  if (node.name === 'Run' && !attributeOf(node, 'command')) {
    report(file, node, '<Run>: no command', '<Run command="webpack serve" />');
  } else if (!packages && (packages !== undefined || attributeOf(node, 'dev') !== undefined)) {
    report(file, node, '<Install>: no packages', '<Install packages="webpack" dev />');
  }
}

function commandsOf(node: MdxJsxFlowElement): Command[] {
  if (node.name === 'Install') {
    const packages = attributeOf(node, 'packages');
    const isDev = attributeOf(node, 'dev') !== undefined;
    return INSTALL.map(({ name, add, dev }) => ({
      name,
      line: [add, isDev ? dev : '', packages].filter(Boolean).join(' '),
    }));
  }
  const command = attributeOf(node, 'command') ?? '';
  return RUN.map(({ name, run }) => ({ name, line: `${run} ${command}` }));
}

function tabs(commands: Command[]): MdxJsxFlowElement {
  return element('Tabs', { sync: 'package-manager' }, [
    ...commands.map(({ name, line }) =>
      element('Tab', { title: name }, [{ type: 'code', lang: 'sh', value: line }]),
    ),
  ]);
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
