import { readFileSync } from 'node:fs';
import { fromRoot } from '../files/fromRoot';
import type { CardStyle } from './cardSvg';
import { readTypeface } from './typeface';

const TOKENS = {
  ground: '--brand-theme',
  section: '--brand-box',
  title: '--brand-paper',
  // A color of the logo: the palette of a card is small.
  text: '--color-cube-edge-top',
  edge: '--brand-box',
  edgeEnd: '--brand-cube',
} as const;

const COLORS = 'src/styles/tokens.css';
const LOGO = 'static/logo/webpack-dark.svg';
const CUBE = 'static/logo/cube-dark.svg';

/** The files that decide how a card looks, besides typefaces. */
export const STYLE_FILES = [COLORS, LOGO, CUBE];

/** The typefaces, colors and logos of the cards, from the packages and files that have them. */
export function readCardStyle(): CardStyle {
  const tokens = read(COLORS);
  const colors = Object.fromEntries(
    Object.entries(TOKENS).map(([name, token]) => [name, colorOf(token, tokens)]),
  ) as CardStyle['colors'];
  return {
    words: inter(700),
    code: fontsource('jetbrains-mono', 700),
    section: inter(600),
    text: inter(400),
    colors,
    logo: read(LOGO),
    cube: read(CUBE),
  };
}

const read = (file: string) => readFileSync(fromRoot(file), 'utf8');

const fontsource = (family: string, weight: number) =>
  readTypeface(
    fromRoot('node_modules/@fontsource', family, 'files', `${family}-latin-${weight}-normal.woff`),
  );

const inter = (weight: number) => fontsource('inter', weight);

function colorOf(token: string, css: string): string {
  const color = new RegExp(`${token}: (#[0-9a-f]+);`).exec(css)?.[1];
  if (color === undefined) throw new Error(`${COLORS} has no color ${token}`);
  return color;
}
