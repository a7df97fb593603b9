// eslint-disable-next-line no-control-regex -- colors of a terminal, and moves of its cursor
const CONTROL = /\u001b\[[0-9;]*[A-Za-z]/g;
const WARNING = /^\s*warn\b|\bwarning\b|deprecat/i;
const PROCESS = /\(node:\d+\) /;

/** Lines about the machine or about packages, not about this repository. */
const NOT_OURS = [
  /^npm (?:warn|notice)/i,
  // Gatsby prints it on every build, but the site needs the plugin.
  /gatsby-plugin-react-helmet: Gatsby now has built-in support/,
  // Results of checks: `0 warnings`.
  /\b(?:0|no) warnings?\b/i,
];

/** The warnings in a command's output, each once. */
export function warningsIn(output: string): string[] {
  const lines = output.replace(CONTROL, '').split(/\r?\n/);
  const warnings = lines
    .filter((line) => WARNING.test(line) && !NOT_OURS.some((pattern) => pattern.test(line.trim())))
    .map((line) => line.replace(PROCESS, '').trim());
  return [...new Set(warnings)];
}
