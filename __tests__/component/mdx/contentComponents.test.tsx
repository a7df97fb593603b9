import { render, screen } from '@testing-library/react';
import { COMPONENT_NAMES, contentComponents } from '../../../src/components/mdx/contentComponents';

const { Anchor, FileTree, Steps, Term } = contentComponents({
  outline: [],
  signatureOf: () => undefined,
  flagGroups: [],
  releases: {},
  define: (word) =>
    word === 'chunk' ? { definition: 'Modules that load together.', url: '/concepts/' } : undefined,
});

test('authors can use these components and no others', () => {
  expect(COMPONENT_NAMES).toEqual([
    'Anchor',
    'Badge',
    'Figure',
    'FileTree',
    'Releases',
    'Steps',
    'Tab',
    'Tabs',
    'AwesomeList',
    'Flags',
    'Install',
    'Options',
    'Release',
    'Run',
    'Term',
  ]);
});

test.each([
  ['the word itself', <Term key="">chunk</Term>, 'chunk'],
  [
    'another form of it',
    <Term key="" name="chunk">
      pieces
    </Term>,
    'pieces',
  ],
])('a term is looked up by %s', (_, term, name) => {
  render(term);

  expect(screen.getByRole('link', { name })).toHaveAccessibleDescription(
    'Modules that load together.',
  );
});

test('a word that the glossary does not have shows as it is', () => {
  const { container } = render(<Term>bundle</Term>);

  expect(container.innerHTML).toBe('bundle');
});

test('an old deep link leads to where its subject is explained now', () => {
  const { container } = render(<Anchor id="old-id" />);

  expect(container.querySelector('#old-id')).toBeInTheDocument();
});

test('steps and file trees show the lists that they hold', () => {
  render(
    <>
      <Steps>
        <ol>
          <li>Install</li>
        </ol>
      </Steps>
      <FileTree>
        <ul>
          <li>src</li>
        </ul>
      </FileTree>
    </>,
  );

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Install',
    'src',
  ]);
});
