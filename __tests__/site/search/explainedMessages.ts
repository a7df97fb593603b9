import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { HOLE } from '../../../src/site/messages';
import { builtUrls, readBuilt } from '../../support/builtSite';

/** What a terminal prints, and the addresses at which a page explains it. */
export type ExplainedMessage = { query: string; urls: string[] };

/** Stand where a message has what differs from project to project. */
const NAMES = ['shop', 'cart.js', 'price'];

/** The messages in tables of the pages on errors. */
export const explainedMessages = (): ExplainedMessage[] =>
  builtUrls()
    .filter((url) => /^\/errors\/(?!printable)./.test(url))
    .flatMap(messagesOn);

function messagesOn(url: string): ExplainedMessage[] {
  let heading = '';
  let isTableOfMessages = false;
  const messages: ExplainedMessage[] = [];
  visit(fromHtml(readBuilt(url)), 'element', (element) => {
    if (/^h[2-6]$/.test(element.tagName)) heading = String(element.properties['id'] ?? '');
    if (element.tagName !== 'tr') return;
    const [first] = partsOf(element, /^t[dh]$/);
    if (!first) return;
    if (first.tagName === 'th') isTableOfMessages = toString(first) === 'Message';
    else if (isTableOfMessages) {
      const ids = [heading, ...partsOf(first, /./).map(({ properties }) => properties['id'])];
      const urls = ids.filter(Boolean).map((id) => `${url}#${String(id)}`);
      for (const code of partsOf(first, /^code$/)) {
        messages.push({ query: withNames(toString(code)), urls });
      }
    }
  });
  return messages;
}

function partsOf(element: Element, names: RegExp): Element[] {
  const parts: Element[] = [];
  visit(element, 'element', (part) => {
    if (part !== element && names.test(part.tagName)) parts.push(part);
  });
  return parts;
}

const withNames = (message: string) =>
  message.split(HOLE).reduce((text, rest, place) => `${text}${NAMES[place % NAMES.length]}${rest}`);
