import { readFile } from 'node:fs/promises';

// #region greet
export async function greet(file) {
  const name = await readFile(file, 'utf8');
  return `Hello, ${name.trim()}!`;
}
// #endregion

console.log(await greet(process.argv[2]));
