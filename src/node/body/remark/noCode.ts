import type { Root } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { isJsx, type JsxElement } from '../../content/tree/jsx';
import { report } from '../report';

/**
 * Anyone can send a page, and a page is compiled on our machines: nothing on it is run. Expressions,
 * imports and exports are reported and shown as they are written; comments stay.
 */
export function noCode() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node, index, parent) => {
      if (isJsx(node)) rejectComputedAttributes(node, file);
      if (!parent || index === undefined) return;
      if (node.type === 'mdxjsEsm') {
        rejectModuleSyntax(node, file);
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return;
      if (isComment(node)) return;
      const source = `{${node.value}}`;
      report(
        file,
        node,
        `${firstLine(source)} is code, which a page cannot run`,
        'in prose, write `{` inside code marks; otherwise, the text itself',
      );
      const text = { type: 'text' as const, value: source };
      parent.children[index] =
        node.type === 'mdxTextExpression' ? text : { type: 'paragraph', children: [text] };
      return SKIP;
    });
  };
}

const isComment = ({ data }: MdxFlowExpression | MdxTextExpression) =>
  data?.estree?.body.length === 0;

const firstLine = (source: string) => {
  const [line = '', ...rest] = source.split('\n');
  return rest.length > 0 ? `${line} …` : line;
};

function rejectModuleSyntax(node: { value: string }, file: VFile): void {
  const [keyword = ''] = node.value.split(/\W/);
  report(
    file,
    node as never,
    `\`${keyword}\` is code, which a page cannot run`,
    keyword === 'import'
      ? 'remove the line: every component can be used without an import'
      : 'remove the line, or begin the sentence with another word',
  );
}

function rejectComputedAttributes(node: JsxElement, file: VFile): void {
  node.attributes = node.attributes.filter((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      const message = `<${node.name}>: {${attribute.value}} is code, which a page cannot run`;
      report(file, node, message, 'each attribute by its name, as in title="…"');
      return false;
    }
    if (typeof attribute.value !== 'object' || attribute.value === null) return true;
    const source = `${attribute.name}={${attribute.value.value}}`;
    const message = `<${node.name}>: ${firstLine(source)} is code, which a page cannot run`;
    report(file, node, message, literalAttribute(attribute));
    return false;
  });
}

/** `width={48}` -> `width="48"` */
function literalAttribute({ name, value }: MdxJsxAttribute): string {
  const statement = typeof value === 'object' && value ? value.data?.estree?.body[0] : undefined;
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type !== 'Literal') return `${name}="…"`;
  return expression.value === true ? name : `${name}="${String(expression.value)}"`;
}
