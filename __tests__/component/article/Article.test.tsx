import { render, screen } from '@testing-library/react';
import { Article } from '../../../src/components/article/Article';
import '../../support/browserGaps';

test('an article has one title, its text and what goes around them', () => {
  render(
    <Article
      title="Caching"
      before={<p>Guides</p>}
      lead={<p>By sokra</p>}
      anchors={[
        { title: 'Setup', id: 'setup', level: 2 },
        { title: 'Names', id: 'names', level: 2 },
      ]}
      after={<p>Edit this page</p>}
    >
      <p>Text</p>
    </Article>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Caching' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent(/^Guides.*Caching.*By sokra.*Text.*Edit/);
});

test('an article may be a title and a text', () => {
  render(<Article title="Vote">Text</Article>);

  expect(screen.getByRole('article')).toHaveTextContent(/^VoteText$/);
});
