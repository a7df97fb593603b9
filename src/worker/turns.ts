// Between keeping a page's files and its data, nothing says yet that the files are needed.
let keeping = 0;
let cleaning: Promise<unknown> | undefined;

/** Keeps something, not while files are being removed. */
export async function keepInTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  while (cleaning) await cleaning;
  keeping += 1;
  try {
    return await work();
  } finally {
    keeping -= 1;
  }
}

/** Removes files, unless something is being kept. Says whether it has. */
export async function cleanInTurn(work: () => Promise<boolean>): Promise<boolean> {
  if (keeping > 0) return false;
  const done = work().finally(() => {
    cleaning = undefined;
  });
  cleaning = done.catch(() => undefined);
  return done;
}
