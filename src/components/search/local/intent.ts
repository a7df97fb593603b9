import { significantNames, typed } from '../../../site/search/terms';

/** What someone asks for, as far as the way in which they ask tells it. */
export type Intent = {
  /** `what is a chunk`: a definition or an explanation. */
  isConcept: boolean;
  /** `Loading chunk 3 failed`: what a message means. */
  isMessage: boolean;
  /** `add a warning from a plugin`: what code of the reader's own can do. */
  isAuthoring: boolean;
  /** `webpack vs vite`: nothing but the names of tools. */
  isComparison: boolean;
};

// `how do I` asks for instructions, not for an explanation.
const CONCEPT =
  /^(?:what(?:'?s|’s| is| are| does| do)|why|explain|define|meaning|definition|how (?:does|do) (?!i\b|you\b|we\b))|\b(?:explained|meaning|mean|means|definition|difference|vs\.?|versus)\b/i;
const MESSAGE =
  /\b(?:error|errors|err_\w+|failed|fails|failure|cannot|can['’]?t|couldn['’]?t|isn['’]?t|doesn['’]?t|not|undefined|unknown|unexpected|invalid|missing|conflict|conflicting|exceeds?|deprecat\w+|uncaught|refused|unable|in use|warning in)\b|\w(?:Error|Warning)\b|[:"'][^'"]*['"]/i;

const AUTHORING =
  /\b(?:hooks?|tap\w*|compiler|compilation|parser|ast)\b|\b(?:in|from|by|inside|within|of)\s+(?:(?:a|an|my|the|own|your|custom)\s+)*(?:plugins?|loaders?)\b/i;

/** What one says around the names of the tools. */
const COMPARING = new Set(
  'webpack or better faster compare compared comparison alternative than'.split(' '),
);
const TOOLS = new Set(
  `browserify esbuild farm metro parcel rolldown rollup rsbuild rspack snowpack turbopack
   vite`.split(/\s+/),
);

function isOnlyTools(query: string): boolean {
  const names = significantNames(query)
    .map(typed)
    .filter((name) => !COMPARING.has(name));
  return names.length > 0 && names.every((name) => TOOLS.has(name));
}

export const intentOf = (query: string): Intent => ({
  isConcept: CONCEPT.test(query.trim()),
  isMessage: MESSAGE.test(query),
  isAuthoring: AUTHORING.test(query),
  isComparison: isOnlyTools(query),
});
