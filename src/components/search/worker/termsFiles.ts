type FetchTerms = (hash: string) => Promise<unknown>;

/** The files with the terms of texts, each fetched once, all that a query needs at the same time. */
export function createTermsFiles(fetchTerms: FetchTerms, add: (terms: unknown) => void) {
  const asked = new Map<string, Promise<Error | undefined>>();

  const fetchOnce = (hash: string) => {
    const fetched = fetchTerms(hash)
      .then((terms) => {
        add(terms);
        return undefined;
      })
      .catch((error: unknown) => {
        // The next query asks for it again.
        asked.delete(hash);
        return new Error(`Terms of the search are missing: ${String(error)}`);
      });
    asked.set(hash, fetched);
    return fetched;
  };

  return {
    /** Resolves when all of them have loaded, with an error if one has not. */
    async load(hashes: readonly string[]): Promise<Error | undefined> {
      const results = await Promise.all(hashes.map((hash) => asked.get(hash) ?? fetchOnce(hash)));
      return results.find((error) => error !== undefined);
    },
  };
}
