import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walkFiles } from '../../src/node/files/walkFiles';
import { createWorkspace } from '../files/workspace';
import { ATTEMPTS, type Try } from './content/attempts';
import { apply } from './content/changes';
import { createExaminer, SECRET, type Answer } from './content/examiner';
import { mutations } from './content/mutations';
import type { Attempt, Suite } from './suite';

const MUTATIONS = 60;
/** Compiled text that a browser would run, or for which it would ask another host. */
const ACTIVE =
  /<(?:script|base|meta|link|iframe|object|embed|form|style|animate|foreignObject)\b|<[^>]*\s(?:on\w+|style)="|(?:href|src)="\s*(?:javascript|data):|<(?:img|image)\b[^>]*(?:src|href)="(?:https?:)?\/\//i;

/** Hostile content against the checks and the compiler, in a copy of the repository. */
export const content: Suite = {
  name: 'content',
  async run(random) {
    const workspace = createWorkspace({ withBodies: true });
    writeFileSync(path.join(workspace.folder, 'secret.txt'), SECRET);
    const examiner = createExaminer(workspace.folder);
    try {
      const attempts: Attempt[] = [];
      for (const each of [...ATTEMPTS, ...mutations(contentFiles(), MUTATIONS, random)]) {
        attempts.push(await attempt(each, workspace.folder, examiner.ask));
      }
      return attempts;
    } finally {
      examiner.stop();
      workspace.remove();
    }
  },
};

async function attempt(
  each: Try,
  folder: string,
  ask: (path: string) => Promise<Answer>,
): Promise<Attempt> {
  const undo = apply(folder, each.changes);
  try {
    const problem = problemIn(await ask(each.page ?? 'guides/index.mdx'), each);
    return { name: each.name, held: problem === undefined, ...(problem && { detail: problem }) };
  } catch (error) {
    return { name: each.name, held: false, detail: (error as Error).message };
  } finally {
    undo();
  }
}

function problemIn(answer: Answer, { blames }: Try): string | undefined {
  const { issues, html } = answer;
  if (JSON.stringify(answer).includes(SECRET)) return 'the secret was published';
  const active = ACTIVE.exec(html)?.[0];
  if (active !== undefined) return `published: ${active}`;
  const vague = issues.find(({ file, message }) => !file.startsWith('content/') || !message);
  if (vague) return `an issue without a file: ${JSON.stringify(vague)}`;
  if (blames !== undefined && !issues.some(({ file }) => file === blames)) {
    return `no issue in ${blames}: ${JSON.stringify(issues.slice(0, 3))}`;
  }
  return undefined;
}

const contentFiles = () =>
  walkFiles('content')
    .filter((name) => /\.(?:mdx|yaml|json)$/.test(name) && !name.startsWith('examples/'))
    .map((name) => ({ path: name, content: readFileSync(path.join('content', name)) }));
