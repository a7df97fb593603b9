import type { MagicComment } from '../types';

const READ = /ptions\??\.(webpack[A-Z]\w*)/g;
const EXPECTED = /(webpack[A-Z]\w*)\\?` expected (?:a |an )?([^$]*?), but received/g;

/** Where a file of webpack looks for comments. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  ImportParserPlugin: ['import()'],
  ImportPhase: ['import()'],
  CommonJsImportsParserPlugin: ['require()'],
  WorkerAndWorkletPlugin: ['new Worker()'],
  URLParserPlugin: ['new URL()'],
  parseResourceHintOptions: ['new URL()', 'CSS', 'HTML'],
  CssParser: ['CSS'],
  HtmlParser: ['HTML'],
};

/** The comments that webpack reads, found where it reads them: no schema lists them. */
export function magicCommentsIn(files: Iterable<{ name: string; text: string }>): MagicComment[] {
  const found = new Map<string, { expects: Set<string>; places: Set<string> }>();
  const commentOf = (name: string) => {
    const comment = found.get(name) ?? { expects: new Set<string>(), places: new Set<string>() };
    found.set(name, comment);
    return comment;
  };
  for (const { name: file, text } of files) {
    const places = PLACES[file];
    if (!places) continue;
    for (const [, name = ''] of text.matchAll(READ)) {
      places.forEach((place) => commentOf(name).places.add(place));
    }
    for (const [, name = '', expects = ''] of text.matchAll(EXPECTED)) {
      commentOf(name).expects.add(expects);
    }
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { expects, places }]) => ({
      name,
      expects: [...expects].sort(),
      places: [...places].sort(),
    }));
}
