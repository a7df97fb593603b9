/** What is wrong with an author's command, and what to type instead. */
export const authorError = (message: string, fix: string) => new Error(`${message}\n  Fix: ${fix}`);
