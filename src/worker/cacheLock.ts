// Until a page's data is saved, nothing shows that its files, which are saved first, are needed.
let saving = 0;
let cleaning: Promise<unknown> | undefined;

/** Saves something once no files are being removed. */
export async function lockForSaving<Value>(work: () => Promise<Value>): Promise<Value> {
  while (cleaning) await cleaning;
  saving += 1;
  try {
    return await work();
  } finally {
    saving -= 1;
  }
}

/** Removes files, unless something is being saved. Returns whether it has. */
export async function lockForCleaning(work: () => Promise<boolean>): Promise<boolean> {
  if (saving > 0) return false;
  const done = work().finally(() => {
    cleaning = undefined;
  });
  cleaning = done.catch(() => undefined);
  return done;
}
