import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { type ComponentType, Fragment, type ReactElement } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/**
 * The tree of a text, of elements and components alone. MDX would make a program of it, and run that: a sixth
 * of the time for nothing, because a text holds no code.
 */
export async function htmlTree(file: VFile, options: ProcessorOptions): Promise<Root> {
  let html: Root = { type: 'root', children: [] };
  const takeTree =
    () =>
    (tree: Root): Root => {
      html = tree;
      return { type: 'root', children: [] };
    };
  const rehypePlugins = [...(options.rehypePlugins ?? []), removeComments, takeTree];
  const processor = createProcessor({ ...options, rehypePlugins });
  // Its type names the program that the tree would become.
  await processor.run(processor.parse(file) as never, file);
  return html;
}

/** Comments are the only expressions that `noCode` leaves. */
function removeComments() {
  return (tree: Root) => {
    visit(tree, ['mdxFlowExpression', 'mdxTextExpression'], (_, index, parent) => {
      if (!parent || index === undefined) return;
      parent.children.splice(index, 1);
      return index;
    });
  };
}

/** A tree as React renders it, with the components that it names. */
export function toElement(
  tree: Root,
  components: Readonly<Record<string, ComponentType<never>>>,
): ReactElement {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    createEvaluater: () => ({
      evaluateExpression: (expression) =>
        expression.type === 'Identifier' ? components[expression.name] : undefined,
      evaluateProgram: () => undefined,
    }),
  });
}
