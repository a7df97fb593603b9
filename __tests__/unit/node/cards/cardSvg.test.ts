import { cardSvg, type CardText } from '../../../../src/node/cards/cardSvg';
import { readCardStyle } from '../../../../src/node/cards/cardStyle';

const style = readCardStyle();

const CARD: CardText = {
  section: 'Guides',
  title: 'Caching',
  description: 'Give output files names that change only when their content does.',
  note: 'webpack 5.112',
};

const svgOf = (card: Partial<CardText>) => cardSvg({ ...CARD, ...card }, style);

test('a card has no text that a machine could draw in another typeface', () => {
  expect(svgOf({})).not.toMatch(/<text|font-family/);
});

test('the same page has the same card, and another title, section or text another one', () => {
  const variants = [
    svgOf({}),
    svgOf({ title: 'Cache' }),
    svgOf({ section: 'Configuration' }),
    svgOf({ section: undefined }),
    svgOf({ description: '' }),
    svgOf({ note: 'webpack 5.113' }),
  ];

  expect(svgOf({})).toBe(variants[0]);
  expect(new Set(variants).size).toBe(variants.length);
});

test('characters that the typefaces lack are left out', () => {
  expect(svgOf({ title: 'Caching 🎉' })).toBe(svgOf({ title: 'Caching ' }));
  expect(svgOf({ description: '缓存' })).toBe(svgOf({ description: '' }));
});

test.each(['', ' ', '🎉', '<script>&"', 'a'.repeat(500)])(
  'a page called %j has a card',
  (title) => {
    expect(svgOf({ title })).toMatch(/^<svg .*<\/svg>$/s);
    expect(svgOf({ title })).not.toMatch(/NaN|undefined|<script/);
  },
);
