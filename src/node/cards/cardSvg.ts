import { CARD_SIZE } from '../../site/card';
import { fillLines, cutLines, type Piece } from './lines';
import { faceOf, layOutTitle, type Title, type TitleFaces } from './title';
import type { Typeface } from './typeface';

/** What a card says. */
export type CardText = {
  /** The section of the page. */
  section: string | undefined;
  title: string;
  /** A sentence. */
  description: string;
  /** In the corner: the documented release, or the day of a post. */
  note: string;
};

export type CardStyle = TitleFaces & {
  section: Typeface;
  text: Typeface;
  colors: Record<'ground' | 'section' | 'title' | 'text' | 'edge' | 'edgeEnd', string>;
  /** SVG documents. */
  logo: string;
  cube: string;
};

const MARGIN = 84;
const WIDTH = CARD_SIZE.width - 2 * MARGIN;
const LOGO_HEIGHT = 60;
const NOTE_SIZE = 28;
/** The space below the logo, in whose middle the text stands. */
const TOP = 190;
const BOTTOM = 560;
const TITLE_LEADING = 1.14;
const SECTION = { size: 32, height: 62 };
const TEXT = { size: 31, leading: 46, lines: 2, gap: 28 };
/** A bar along the lower edge. */
const EDGE = 10;

/** The social image of a page, as SVG without a `text` in it. */
export function cardSvg(card: CardText, style: CardStyle): string {
  const { colors } = style;
  const title = layOutTitle(drawable(card.title, style), style, WIDTH);
  const text = descriptionLines(drawable(card.description, style), style.text);
  const baselines = placeText(card, title, text);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    `<rect width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" fill="${colors.ground}"/>`,
    `<g opacity="0.08">${placed(style.cube, { x: 730, y: 110, height: 640 })}</g>`,
    `<rect y="${CARD_SIZE.height - EDGE}" width="${CARD_SIZE.width}" height="${EDGE}" fill="${colors.edgeEnd}"/>`,
    `<rect y="${CARD_SIZE.height - EDGE}" width="${CARD_SIZE.width / 3}" height="${EDGE}" fill="${colors.edge}"/>`,
    placed(style.logo, { x: MARGIN - 6, y: 72, height: LOGO_HEIGHT }),
    note(card.note, style),
    card.section === undefined
      ? ''
      : filled(
          colors.section,
          style.section.draw(card.section, MARGIN, baselines.section, SECTION.size),
        ),
    filled(colors.title, drawTitle(title, baselines.title, style)),
    filled(
      colors.text,
      text.map((line, index) =>
        style.text.draw(line, MARGIN, baselines.text + index * TEXT.leading, TEXT.size),
      ),
    ),
    '</svg>',
  ].join('');
}

/** The baselines of a block of text in the middle of its space. */
function placeText({ section }: CardText, { size, lines }: Title, text: readonly string[]) {
  const sectionHeight = section === undefined ? 0 : SECTION.height;
  const titleHeight = lines.length * size * TITLE_LEADING;
  const textHeight = text.length === 0 ? 0 : TEXT.gap + text.length * TEXT.leading;
  const top = TOP + (BOTTOM - TOP - sectionHeight - titleHeight - textHeight) / 2;
  const titleTop = top + sectionHeight;
  return {
    section: Math.round(top + SECTION.size),
    title: Math.round(titleTop + size * 0.9),
    text: Math.round(titleTop + titleHeight + TEXT.gap + TEXT.size * 0.8),
  };
}

/** A character that the typefaces lack would be drawn as an empty box. */
const drawable = (text: string, { words, code, text: face }: CardStyle) =>
  [...text].filter((each) => [words, code, face].every(({ has }) => has(each))).join('');

function descriptionLines(text: string, face: Typeface): string[] {
  if (text === '') return [];
  const measure = (part: string) => face.width(part, TEXT.size);
  const space = measure(' ');
  const words = text
    .split(/\s+/)
    .map((word): Piece => ({ text: word, width: measure(word), space }));
  return cutLines(fillLines(words, WIDTH), { lines: TEXT.lines, width: WIDTH }, measure);
}

const drawTitle = ({ size, lines }: Title, baseline: number, faces: TitleFaces): string[] =>
  lines.flatMap((runs, index) =>
    runs.map((run) =>
      faceOf(run, faces).draw(
        run.text,
        MARGIN + run.x,
        baseline + index * size * TITLE_LEADING,
        size,
      ),
    ),
  );

function note(text: string, { text: face, colors }: CardStyle): string {
  const x = CARD_SIZE.width - MARGIN - face.width(text, NOTE_SIZE);
  return filled(colors.text, face.draw(text, x, 72 + LOGO_HEIGHT / 2 + NOTE_SIZE / 3, NOTE_SIZE));
}

const filled = (color: string, drawing: string | readonly string[]) =>
  `<g fill="${color}">${[drawing].flat().join('')}</g>`;

type Place = { x: number; y: number; height: number };

/** An SVG document within another one. */
const placed = (document: string, { x, y, height }: Place) =>
  document.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" height="${height}" preserveAspectRatio="xMinYMin" `,
  );
