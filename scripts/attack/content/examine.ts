import { createInterface } from 'node:readline';
import { readPage } from '../../../src/node/content/page/page';
import { readContentFile, readPageFiles } from '../../../src/node/content/files/contentFiles';
import { bodies, content } from '../../../src/node/hooks/site';
import type { Answer } from './examiner';

/** Answers each path on its input with the compiled page, and the issues that a build would report. */
async function main(): Promise<void> {
  for await (const path of createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(await examine(path)));
  }
  await bodies.close();
}

async function examine(path: string): Promise<Answer> {
  const { issues, pictures } = await content.validateContent();
  // Symbolic links are not among them.
  const isPage = readPageFiles().some((page) => page.path === path);
  const { page } = readPage(path, isPage ? (readContentFile(path) ?? '') : '');
  const html = isPage && content.isShown(page) ? (await content.bodyOf(page)).html : '';
  return { issues, pictures, html };
}

void main();
