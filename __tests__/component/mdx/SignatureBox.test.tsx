import { render, screen, within } from '@testing-library/react';
import type { OptionSignature, Signature } from '../../../src/components/mdx/signature';
import { SignatureBox } from '../../../src/components/mdx/SignatureBox';

const OPTION: OptionSignature = {
  of: 'option',
  type: 'boolean',
  required: false,
  defaults: [],
  deprecated: false,
  experimental: false,
  added: null,
};

const ALWAYS = { modes: [], targets: [], requests: [], nodes: [] };

/** What is next to the name of each row. */
function rowsOf(signature: Signature): Record<string, string> {
  render(<SignatureBox signature={signature} />);
  const names = screen.getAllByRole('term');
  const texts = screen.getAllByRole('definition');
  return Object.fromEntries(
    names.map(({ textContent }, index) => [textContent, texts[index]?.textContent.trim() ?? '']),
  );
}

test('an option without a default shows its type alone', () => {
  expect(rowsOf(OPTION)).toEqual({ Type: 'boolean' });
});

test('an option that has to be there says so', () => {
  expect(rowsOf({ ...OPTION, required: true })).toEqual({ Type: 'boolean required' });
});

test('defaults say when they hold, and the commonest comes last', () => {
  const defaults = [
    { ...ALWAYS, value: 'false', modes: ['development', 'none'] },
    { ...ALWAYS, value: 'true', modes: ['production'] },
  ];

  expect(rowsOf({ ...OPTION, defaults })).toMatchObject({
    Default: 'true in productionfalse otherwise',
  });
});

test('a default that does not always exist is not what holds otherwise', () => {
  const defaults = [{ ...ALWAYS, value: '1', modes: ['none'], targets: ['web', 'node'] }];

  expect(rowsOf({ ...OPTION, defaults })).toMatchObject({
    Default: '1 in mode none for web and node',
  });
});

test('a default may depend on how a module is asked for', () => {
  const defaults = [
    { ...ALWAYS, value: '1', requests: ['import'] },
    { ...ALWAYS, value: '2', requests: ['require'] },
  ];

  expect(rowsOf({ ...OPTION, defaults })).toMatchObject({ Default: '1 with import2 otherwise' });
});

test('a default that depends on the Node.js of the reader shows that of newer releases first', () => {
  const defaults = [
    { ...ALWAYS, value: 'true', nodes: ['>=22.13'] },
    { ...ALWAYS, value: 'false', nodes: ['<22.13'] },
  ];

  expect(rowsOf({ ...OPTION, defaults })).toMatchObject({
    Default: 'true On Node.js before 22.13: false',
  });
});

test('defaults of older releases of Node.js say when they hold, too', () => {
  const defaults = ['>=22.13', '<22.13'].flatMap((range) => [
    { ...ALWAYS, value: `${range} esm`, requests: ['import'], nodes: [range] },
    { ...ALWAYS, value: `${range} cjs`, requests: ['require'], nodes: [range] },
  ]);

  expect(rowsOf({ ...OPTION, defaults })).toMatchObject({
    Default:
      '>=22.13 esm with import>=22.13 cjs otherwise' +
      'On Node.js before 22.13: <22.13 esm with import<22.13 cjs otherwise',
  });
});

test('many defaults are folded', () => {
  const defaults = ['web', 'webworker', 'node', 'electron-main', 'electron-renderer'].map(
    (target) => ({ ...ALWAYS, value: `"${target}"`, targets: [target] }),
  );
  render(<SignatureBox signature={{ ...OPTION, defaults }} />);

  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');
  expect(within(details).getByText('depends on mode and target')).toBeVisible();
  expect(within(details).getByText('"node"')).toBeInTheDocument();
});

test('a long type is folded, and nothing of it is lost', () => {
  const values = Array.from({ length: 20 }, (_, index) => `"value-${index}"`);
  render(<SignatureBox signature={{ ...OPTION, type: values.join(' | ') }} />);

  expect(screen.getByRole('group').textContent).toContain(' and 14 more');
  expect(screen.getByText(values.join(' | '))).toBeInTheDocument();
});

test('badges tell how much one may rely on it, and since when it exists', () => {
  expect(
    rowsOf({ ...OPTION, deprecated: true, experimental: true, added: '5.110.0' }),
  ).toMatchObject({ Status: 'deprecated experimental webpack 5.110+' });
});

test('a hook shows its kind, its arguments and what a tap may return', () => {
  expect(
    rowsOf({
      of: 'hook',
      kind: 'SyncBailHook',
      arguments: [
        { name: 'compilation', type: 'Compilation' },
        { name: 'data', type: 'any' },
      ],
      returns: 'boolean | void',
      deprecated: false,
      experimental: false,
      added: null,
    }),
  ).toEqual({
    Kind: 'SyncBailHook',
    Arguments: 'compilation: Compilationdata',
    Returns: 'boolean | void',
  });
});

const STATUS = { deprecated: false, experimental: false, added: null };

test('a method shows its arguments and what it returns, with links to the types', () => {
  const call = {
    generics: '',
    parameters: [
      { name: 'file', type: 'string' },
      { name: 'source', type: 'Source' },
    ],
    returns: 'Map<string, Source>',
  };
  const links = { Source: '/api/types/s/#source' };

  expect(
    rowsOf({
      ...STATUS,
      of: 'member',
      type: '',
      optional: false,
      isStatic: false,
      calls: [call],
      links,
    }),
  ).toEqual({ Arguments: 'file: stringsource: Source', Returns: 'Map<string, Source>' });
  expect(screen.getAllByRole('link', { name: 'Source' })).toHaveLength(2);
});

test('a static property says where it is', () => {
  const member = { of: 'member', type: '-100', optional: true, isStatic: true, calls: [] } as const;

  expect(rowsOf({ ...STATUS, ...member })).toEqual({
    Type: '-100 optional',
    Static: 'on the class, not on its instances',
  });
});

test('a class shows how it is declared and exported', () => {
  const declared = { of: 'class', declaration: 'class RawSource', type: '' } as const;
  const path = 'webpack.sources.RawSource';

  expect(rowsOf({ ...STATUS, ...declared, parents: 'Source', path })).toEqual({
    Declared: 'class RawSource extends Source',
    Exported: 'webpack.sources.RawSource',
  });
});
