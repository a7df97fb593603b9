import type { CompiledBody } from './types';

/** The body of a page whose text could not be compiled. */
export const unreadableBody = (reason: string): CompiledBody => ({
  html: '',
  markdown: '',
  anchors: [],
  passages: [],
  ids: [],
  links: [],
  pictures: [],
  terms: [],
  issues: [
    {
      message: `the text could not be compiled: ${reason}`,
      fix: 'take out half of the text, and look which half it is',
    },
  ],
  unreadable: true,
});
