import type { Answer } from '../../../../scripts/links/askAddress';
import { linkReport } from '../../../../scripts/links/linkReport';

test('the report says where, what, and what to type instead', () => {
  const links = new Map([
    ['https://a.dev/', [{ file: 'content/a.mdx', line: 3 }]],
    ['https://b.dev/', [{ file: 'content/b.mdx', line: 1 }]],
    ['https://c.dev/', [{ file: 'content/b.mdx', line: 2 }]],
  ]);
  const answers = new Map<string, Answer>([
    ['https://a.dev/', { state: 'broken', reason: 'answers 404' }],
    ['https://b.dev/', { state: 'moved', to: 'https://d.dev/' }],
    ['https://c.dev/', { state: 'ok' }],
  ]);
  expect(linkReport(links, answers)).toBe(
    [
      '3 addresses: 1 ok, 1 broken, 1 moved, 0 unsure',
      '',
      'Broken: replace the link, or remove it',
      '  content/a.mdx:3',
      '    https://a.dev/',
      '    answers 404',
      '',
      'Moved permanently: use the new address',
      '  content/b.mdx:1',
      '    https://b.dev/',
      '    Fix: https://d.dev/',
    ].join('\n'),
  );
});
