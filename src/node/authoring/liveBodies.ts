/** The urls of the bodies of some pages, as content stands now, by the pages' paths. */
type ChunksOf = (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;
type Reader = { path: string; tell: (chunk: string) => void; told?: string | undefined };

/** Tells each reader of a page the url of its body: at first, and when an update makes it another. */
export function createLiveBodies(chunksOf: ChunksOf) {
  const readers = new Set<Reader>();
  let last = Promise.resolve();
  let waiting: Promise<void> | undefined;

  const tellAll = async () => {
    const chunks = await chunksOf([...readers].map(({ path }) => path));
    for (const reader of readers) {
      const chunk = chunks.get(reader.path);
      if (chunk === undefined || chunk === reader.told) continue;
      reader.told = chunk;
      reader.tell(chunk);
    }
  };
  /** One after the other, so that an older state never comes last; what waits is for all who ask. */
  const update = (): Promise<void> => {
    waiting ??= last.then(() => {
      waiting = undefined;
      return tellAll();
    });
    last = waiting.catch(() => undefined);
    return waiting;
  };

  return {
    update,
    /** Returns what takes the reader off again. */
    add(path: string, tell: Reader['tell']): () => void {
      const reader: Reader = { path, tell };
      readers.add(reader);
      return () => void readers.delete(reader);
    },
  };
}
