import { cardText } from '../../../../src/node/cards/cardText';

test('a page shows its section, title and description, and the documented release', () => {
  const page = { title: 'Caching', section: 'Guides', description: 'How browsers keep files.' };

  expect(cardText(page, '5.112')).toEqual({
    section: 'Guides',
    title: 'Caching',
    description: 'How browsers keep files.',
    note: 'webpack 5.112',
  });
});

test('a post shows its day in place of the release, once', () => {
  const post = { title: 'Webpack 5.108 (2026-06-25)', section: 'Blog', date: '2026-06-25' };

  expect(cardText(post, '5.112')).toMatchObject({
    title: 'Webpack 5.108',
    description: '',
    note: 'June 25, 2026',
  });
});

test('the first page of a section does not say its name twice', () => {
  expect(cardText({ title: 'Guides', section: 'Guides' }, '5.112').section).toBeUndefined();
  expect(cardText({ title: 'Glossary', section: null }, '5.112').section).toBeUndefined();
});
