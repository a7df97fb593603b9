import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { didYouMean, suggestion } from '../../content/suggestion';
import { isJsx, type JsxElement } from '../../content/tree/jsx';
import { report } from '../report';
import { attributeIssue, ELEMENTS } from './markup';

/**
 * A page holds our components and harmless markup. Anything else is reported, and shown in `develop`
 * as what stands in it.
 */
export function allowedMarkup(components: readonly string[]) {
  return () => (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      const { name } = node;
      if (!name || components.includes(name)) return;
      if (ELEMENTS.includes(name)) {
        rejectAttributes(node, name, file);
      } else {
        reportUnknown(node, name, components, file);
        node.name = 'div';
        node.attributes = [];
      }
    });
  };
}

function reportUnknown(
  node: JsxElement,
  name: string,
  components: readonly string[],
  file: VFile,
): void {
  const isComponent = !/^[a-z]/.test(name) || name.includes('.');
  const meant = suggestion(name, [...components, ...(isComponent ? [] : ELEMENTS)]);
  const hint = didYouMean(meant, '<>');
  report(
    file,
    node,
    isComponent ? `<${name}> does not exist${hint}` : `<${name}> cannot stand on a page${hint}`,
    meant ? `<${meant}>` : `one of ${components.join(', ')}`,
  );
}

function rejectAttributes(node: JsxElement, element: string, file: VFile): void {
  node.attributes = node.attributes.filter((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return true;
    const issue = attributeIssue(element, attribute);
    if (issue) report(file, node, issue.message, issue.fix);
    return !issue;
  });
}
