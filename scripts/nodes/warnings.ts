// eslint-disable-next-line no-control-regex -- colors of a terminal, and moves of its cursor
const CONTROL = /\u001b\[[0-9;]*[A-Za-z]/g;
const WARNING = /^\s*warn\b|\bwarning\b|deprecat/i;
const PROCESS = /\(node:\d+\) /;

/** Lines of these are about the machine or about packages, and not about this repository. */
const NOT_OURS = [
  /^npm (?:warn|notice)/i,
  // Gatsby's plugin says it on every build; the specification asks for the plugin.
  /gatsby-plugin-react-helmet: Gatsby now has built-in support/,
  // Results of checks: `0 warnings`.
  /\b(?:0|no) warnings?\b/i,
];

/** The warnings that a command has printed, each once. */
export function warningsIn(output: string): string[] {
  const lines = output.replace(CONTROL, '').split(/\r?\n/);
  const warnings = lines
    .filter((line) => WARNING.test(line) && !NOT_OURS.some((pattern) => pattern.test(line.trim())))
    .map((line) => line.replace(PROCESS, '').trim());
  return [...new Set(warnings)];
}
