/** The result of reading a property, and the deprecation warnings that reading it prints. */
export function deprecationsOf<T>(look: () => T): { value: T; deprecations: string[] } {
  const deprecations: string[] = [];
  const { emitWarning } = process;
  process.emitWarning = (warning: string | Error) => {
    deprecations.push(typeof warning === 'string' ? warning : warning.message);
  };
  try {
    return { value: look(), deprecations };
  } finally {
    process.emitWarning = emitWarning;
  }
}
