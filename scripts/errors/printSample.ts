import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import webpack, { type Configuration } from 'webpack';
import { startPipedNode } from '../programs/childProcesses';
import type { Sample } from './sample';

const NODE_MODULES = path.resolve('node_modules');

/** What one sees in the terminal, or in the console of the bundle; the project is /app. */
export async function printSample(project: string, sample: Sample): Promise<string> {
  writeProject(project, sample.files ?? {});
  const config =
    typeof sample.config === 'function' ? sample.config({ webpack, project }) : sample.config;
  const build = (more?: Configuration) => buildOnce(project, { ...config, ...more });
  const printed = sample.print ? await sample.print({ webpack, project, build }) : await build();
  const all = sample.runsBundle ? printed + (await runBundle(project)) : printed;
  return (
    all
      .replaceAll(project, '/app')
      .replaceAll(path.dirname(NODE_MODULES), '/app')
      // Sass names a file from the directory of the process, if that is shorter.
      .replaceAll(path.relative('', project), '/app')
      .replaceAll('\\', '/')
  );
}

function writeProject(project: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries({ 'package.json': '{}', ...files })) {
    const file = path.join(project, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const hasPackages = Object.keys(files).some((name) => name.startsWith('node_modules/'));
  if (!hasPackages) symlinkSync(NODE_MODULES, path.join(project, 'node_modules'), 'junction');
}

/** The errors and warnings of a build, or what stopped it. */
function buildOnce(project: string, config: Configuration): Promise<string> {
  const output = { path: path.join(project, 'dist'), ...config.output };
  const whole: Configuration = { mode: 'development', devtool: false, context: project };
  return new Promise((resolve) => {
    const fail = ({ name, message }: Error) => {
      resolve(`${name}: ${message}\n`);
    };
    try {
      webpack({ ...whole, ...config, output }, (error, stats) => {
        if (error) fail(error);
        else resolve(`${stats?.toString({ preset: 'errors-warnings', colors: false })}\n`);
      });
    } catch (error) {
      fail(error as Error);
    }
  });
}

async function runBundle(project: string): Promise<string> {
  const child = startPipedNode([path.join(project, 'dist', 'main.js')], {});
  const [printed, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return printed + failed;
}
