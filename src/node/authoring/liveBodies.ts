/** The urls of the bodies of some pages, as content stands now, by the pages' paths. */
type ChunksOf = (paths: readonly string[]) => Promise<ReadonlyMap<string, string>>;
type Reader = { path: string; notify: (chunk: string) => void; last?: string | undefined };

/** Sends each reader of a page the url of its body, at first and whenever an update changes it. */
export function createLiveBodies(chunksOf: ChunksOf) {
  const readers = new Set<Reader>();
  let last = Promise.resolve();
  let waiting: Promise<void> | undefined;

  const notifyAll = async () => {
    const chunks = await chunksOf([...readers].map(({ path }) => path));
    for (const reader of readers) {
      const chunk = chunks.get(reader.path);
      if (chunk === undefined || chunk === reader.last) continue;
      reader.last = chunk;
      reader.notify(chunk);
    }
  };
  /** One update runs at a time, so that an older state is never sent last; who asks meanwhile shares the next. */
  const update = (): Promise<void> => {
    waiting ??= last.then(() => {
      waiting = undefined;
      return notifyAll();
    });
    last = waiting.catch(() => undefined);
    return waiting;
  };

  return {
    update,
    /** Returns a function that removes the reader. */
    add(path: string, notify: Reader['notify']): () => void {
      const reader: Reader = { path, notify };
      readers.add(reader);
      return () => void readers.delete(reader);
    },
  };
}
