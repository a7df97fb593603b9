// Between saving a page's files and its data, nothing says yet that the files are needed.
let saving = 0;
let cleaning: Promise<unknown> | undefined;

/** Keeps something, not while files are being removed. */
export async function lockForSaving<Value>(work: () => Promise<Value>): Promise<Value> {
  while (cleaning) await cleaning;
  saving += 1;
  try {
    return await work();
  } finally {
    saving -= 1;
  }
}

/** Removes files, unless something is being kept. Says whether it has. */
export async function lockForCleaning(work: () => Promise<boolean>): Promise<boolean> {
  if (saving > 0) return false;
  const done = work().finally(() => {
    cleaning = undefined;
  });
  cleaning = done.catch(() => undefined);
  return done;
}
