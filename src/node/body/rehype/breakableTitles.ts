import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { breakableParts } from '../../../site/text/breakableParts';

/** On a phone, a long name in a heading breaks between its parts. */
export function breakableTitles() {
  return (tree: Root) => {
    visit(tree, 'element', (heading) => {
      if (!/^h[2-6]$/.test(heading.tagName)) return;
      visit(heading, 'element', (code) => {
        if (code.tagName !== 'code') return;
        code.children = breakableParts(toString(code)).flatMap((value, index) => [
          ...(index > 0 ? [h('wbr')] : []),
          { type: 'text' as const, value },
        ]);
      });
    });
  };
}
