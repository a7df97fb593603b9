/** What is wrong with what an author typed, and what to type instead. */
export const authorError = (message: string, fix: string) => new Error(`${message}\n  Fix: ${fix}`);
