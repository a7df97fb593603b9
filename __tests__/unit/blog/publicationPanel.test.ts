import { publicationPanel } from '../../../src/node/authoring/publicationPanel';

test('a published page shows no panel', () => {
  expect(publicationPanel({ publication: 'published', date: '2020-10-10' })).toBe('');
});

test('authors see that a build leaves a draft out, and what to do', () => {
  expect(publicationPanel({ publication: 'draft' })).toContain('draft: true');
});

test('authors see from which day on a build has a post', () => {
  expect(publicationPanel({ publication: 'scheduled', date: '2099-01-01' })).toContain(
    'until 2099-01-01',
  );
});
