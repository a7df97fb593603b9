import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { printSample } from './printSample';
import { hasNames, renamed } from './renamed';
import type { Samples } from './sample';

// Builds the samples of a page in a separate process, because some of them change what all share:
// `printSamples.ts samples.mjs folder` writes what each prints to printed.json; `renamed` after them
// does so with other names, and leaves out the samples that have none.
async function main([file = '', folder = '', names]: readonly string[]): Promise<void> {
  const module = (await import(pathToFileURL(file).href)) as { default: Samples };
  const printed: Record<string, string> = {};
  for (const [id, each] of Object.entries(module.default)) {
    const samples = [each].flat();
    if (names === 'renamed' && !samples.some(hasNames)) continue;
    const texts: string[] = [];
    for (const [index, sample] of samples.entries()) {
      const project = path.join(folder, id, String(index));
      texts.push(await printSample(project, names === 'renamed' ? renamed(sample) : sample));
    }
    printed[id] = texts.join('');
  }
  writeFileSync(path.join(folder, 'printed.json'), JSON.stringify(printed));
  process.exit(0);
}

void main(process.argv.slice(2));
