import type { Reporter } from 'gatsby';
import { formatMistakes, type Mistake } from '../content/issues';

const ID = 'content';

type ErrorMap = Record<string, { text: (context: { text: string }) => string; category: string }>;

/** Lets Gatsby print mistakes under a name of their own, as something that the author can mend. */
export function nameMistakes(reporter: Reporter): void {
  // Gatsby has this method for plugins, and leaves it out of its types.
  const { setErrorMap } = reporter as unknown as { setErrorMap: (map: ErrorMap) => void };
  setErrorMap({ [ID]: { text: ({ text }) => text, category: 'USER' } });
}

const asError = (mistakes: readonly Mistake[]) => ({
  id: ID,
  context: { text: formatMistakes(mistakes) },
});

/** Prints all mistakes and ends the build. */
export function stopAtMistakes(reporter: Reporter, mistakes: readonly Mistake[]): void {
  if (mistakes.length > 0) reporter.panic(asError(mistakes));
}

export function showMistakes(reporter: Reporter, mistakes: readonly Mistake[]): void {
  if (mistakes.length > 0) reporter.error(asError(mistakes));
}
