type Script = { name: string; command: string };

const RUN = /^npm (?:run(?:-script)? |(?=(?:start|test|stop|restart)\b))(\S+)(?: (?:-- )?(.*))?$/;

/** The scripts that an npm command runs, in order; undefined if it runs none. */
export function npmScripts(command: string, manifest: string | undefined): Script[] | undefined {
  const [found, name = '', args] = RUN.exec(command) ?? [];
  if (found === undefined) return undefined;

  const { scripts = {} } = JSON.parse(manifest ?? '{}') as { scripts?: Record<string, string> };
  const script = scripts[name];
  if (script === undefined) return [];
  return [
    { name: `pre${name}`, command: scripts[`pre${name}`] },
    { name, command: args === undefined ? script : `${script} ${args}` },
    { name: `post${name}`, command: scripts[`post${name}`] },
  ].filter((each): each is Script => each.command !== undefined);
}

/** The lines that npm prints before a script. */
export function npmBanner({ name, command }: Script, manifest: string): string {
  const { name: project, version } = JSON.parse(manifest) as Record<string, string | undefined>;
  const id = project && version ? `${project}@${version} ` : '';
  return `\n> ${id}${name}\n> ${command}\n\n`;
}

const BANNER = /^\s*> .*\n> .*\n/;

/** The output of a script without the lines of npm. */
export const withoutBanner = (output: string): string => output.replace(BANNER, '');

/** Whether a page shows the lines of npm. */
export const hasBanner = (shown: string): boolean => BANNER.test(`${shown}\n`);
