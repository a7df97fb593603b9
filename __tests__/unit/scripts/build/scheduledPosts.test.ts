import { scheduledPosts } from '../../../../scripts/build/scheduledPosts';

const FILES = [
  { path: 'blog/index.mdx', source: '---\ntitle: Blog\n---\n' },
  { path: 'blog/2026-05-01-soon.mdx', source: '---\ntitle: Soon\n---\n' },
  { path: 'blog/2026-05-01-draft.mdx', source: '---\ntitle: Draft\ndraft: true\n---\n' },
  { path: 'blog/2026-04-30-out.mdx', source: '---\ntitle: Out\n---\n' },
  { path: 'guides/caching.mdx', source: '---\ntitle: Caching\n---\n' },
];

test('a post waits until its day', () => {
  expect(scheduledPosts(FILES, '2026-04-30')).toEqual(['blog/2026-05-01-soon.mdx']);
  expect(scheduledPosts(FILES, '2026-05-01')).toEqual([]);
});
