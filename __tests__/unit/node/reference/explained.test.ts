import { readText } from '../../../../src/node/content/tree/readText';
import { createPlaces } from '../../../../src/node/reference/coverage/explained';

const page = (url: string, body: string) => ({ url, text: readText(body) });

const pages = [
  page('/api/a/', '## Words\n\n### `Compilation` [#the-class]\n\n- `emitAsset()`: emits.\n'),
  page('/api/b/', '## Twice\n\n## Twice\n\n| Name |\n| --- |\n| `Stats.hash` |\n'),
];
const placeOf = createPlaces({ pages: () => pages, textOf: ({ text }) => text });
const at = (url: string, name: string) => {
  const place = placeOf({ name, pages: [url], spellings: [name] });
  return place && `${place.page.url}#${place.anchor}`;
};

test('something is explained below the nearest heading, by its own id or that of its words', () => {
  expect(at('/api/a/', 'Compilation')).toBe('/api/a/#the-class');
  expect(at('/api/a/', 'Compilation.emitAsset')).toBe('/api/a/#the-class');
  expect(at('/api/b/', 'Stats.hash')).toBe('/api/b/#twice-1');
  expect(at('/api/b/', 'Compilation')).toBeUndefined();
});
