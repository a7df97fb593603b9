import { isObject } from '../../site/isObject';
import type { Anchor } from '../../site/types';

export type AnchorsOfPage = { url: string; anchors: readonly Anchor[] };

/** The headings of a section's pages. Throws if the answer is anything else. */
export function parseAnchors(answer: unknown): AnchorsOfPage[] {
  if (!Array.isArray(answer) || !answer.every(isAnchorsOfPage)) {
    throw new TypeError('Expected the headings of pages');
  }
  return answer;
}

const isAnchorsOfPage = (value: unknown): value is AnchorsOfPage =>
  isObject(value) &&
  typeof value['url'] === 'string' &&
  Array.isArray(value['anchors']) &&
  value['anchors'].every(isAnchor);

const isAnchor = (value: unknown): value is Anchor =>
  isObject(value) &&
  typeof value['title'] === 'string' &&
  typeof value['id'] === 'string' &&
  typeof value['level'] === 'number';
