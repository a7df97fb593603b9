import { termsIn } from '../../../site/search/terms';
import { MARK } from '../marks';

const NAME = /[@$_]*[\p{L}\p{N}](?:[\p{L}\p{N}_$'’`]|[./:-]+(?=[\p{L}\p{N}_$]))*/gu;
const LENGTH = 120;
/** How much of the snippet comes before the first match. */
const BEFORE = 24;
const ELLIPSIS = '…';

type Place = { start: number; end: number; term: string };

/** A text with marks around the words that match the query. */
export const highlighted = (text: string, terms: ReadonlySet<string>) =>
  marked(text, placesIn(text, terms));

/** The part of a text with the most matches; its start if it has none. */
export function snippet(text: string, terms: ReadonlySet<string>): string {
  const places = placesIn(text, terms);
  const start = wordStart(text, Math.max(0, (densest(places)?.start ?? 0) - BEFORE));
  const end = wordEnd(text, start + LENGTH);
  const inside = places.filter((place) => place.start >= start && place.end <= end);
  const moved = inside.map((place) => ({
    ...place,
    start: place.start - start,
    end: place.end - start,
  }));
  return [
    start > 0 ? ELLIPSIS : '',
    marked(text.slice(start, end), moved),
    end < text.length ? ELLIPSIS : '',
  ].join('');
}

function placesIn(text: string, terms: ReadonlySet<string>): Place[] {
  return [...text.matchAll(NAME)].flatMap(({ index, 0: name }) => {
    const term = termsIn(name).find((each) => terms.has(each));
    return term === undefined ? [] : [{ start: index, end: index + name.length, term }];
  });
}

/** The place followed by the most different terms within one snippet. */
function densest(places: readonly Place[]): Place | undefined {
  const variety = (first: Place) =>
    new Set(
      places
        .filter(({ start, end }) => start >= first.start && end <= first.start + LENGTH - BEFORE)
        .map(({ term }) => term),
    ).size;
  return places.reduce<Place | undefined>(
    (best, place) => (best && variety(best) >= variety(place) ? best : place),
    undefined,
  );
}

const wordStart = (text: string, at: number) => (at === 0 ? 0 : text.indexOf(' ', at - 1) + 1);

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const end = text.lastIndexOf(' ', at);
  return end > at - LENGTH / 2 ? end : at;
}

function marked(text: string, places: readonly Place[]): string {
  let result = '';
  let last = 0;
  for (const { start, end } of places) {
    result += text.slice(last, start) + MARK.start + text.slice(start, end) + MARK.end;
    last = end;
  }
  return result + text.slice(last);
}
