import { render, screen } from '@testing-library/react';
import { Term } from '../../../src/components/mdx/Term';

const definition = 'Modules that load together.';

test('a word leads to its explanation and is described by its definition', () => {
  render(<Term definition={{ definition, url: '/concepts/#chunks' }}>chunks</Term>);

  const word = screen.getByRole('link', { name: 'chunks' });
  expect(word).toHaveAttribute('href', '/concepts/#chunks');
  expect(word).toHaveAccessibleDescription(definition);
});

test('a word whose explanation is to come leads nowhere, and the keyboard still reaches it', () => {
  render(<Term definition={{ definition, url: undefined }}>chunks</Term>);

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('chunks')).toHaveAttribute('tabindex', '0');
  expect(screen.getByText('chunks')).toHaveAccessibleDescription(definition);
});

test('two words on a page keep their definitions apart', () => {
  render(
    <>
      <Term definition={{ definition: 'One.', url: '/a/' }}>first</Term>
      <Term definition={{ definition: 'Two.', url: '/b/' }}>second</Term>
    </>,
  );

  expect(screen.getByRole('link', { name: 'first' })).toHaveAccessibleDescription('One.');
  expect(screen.getByRole('link', { name: 'second' })).toHaveAccessibleDescription('Two.');
});
