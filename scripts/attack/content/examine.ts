import { createInterface } from 'node:readline';
import { readPage } from '../../../src/node/content/page';
import { readContentFile, readPageFiles } from '../../../src/node/contentFiles';
import { bodyOf, closeLibrary, examineContent, isShown } from '../../../src/node/library';
import type { Answer } from './examiner';

/** Answers each path on its input with the compiled page, and the issues that a build would report. */
async function main(): Promise<void> {
  for await (const path of createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(await examine(path)));
  }
  await closeLibrary();
}

async function examine(path: string): Promise<Answer> {
  const { mistakes, pictures } = await examineContent();
  // Symbolic links aren't among them.
  const isPage = readPageFiles().some((page) => page.path === path);
  const { page } = readPage(path, isPage ? (readContentFile(path) ?? '') : '');
  const html = isPage && isShown(page) ? (await bodyOf(page)).html : '';
  return { mistakes, pictures, html };
}

void main();
