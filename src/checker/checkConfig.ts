import { createSchemaCheck } from './checkSchema';
import { environmentOf, isDefault } from './defaults';
import { findConfigs } from './findConfigs';
import { optionAt, placedMembers, type Placed } from './lookup';
import { loadersIn, outdatedOptions, outdatedPackages, outdatedPlugins } from './outdated';
import { isParsed, parse, type Frame, type Parsed, type SyntaxProblem } from './parse';
import { quoted, toFinding } from './problemFindings';
import type { Reading } from './readValue';
import { readScope } from './scope';
import { LEVELS, type Finding, type Knowledge, type Report, type Value } from './types';

/** What a configuration contains that webpack refuses, ignores, or has replaced. It is never run. */
export function checkConfig(text: string, knowledge: Knowledge): Report {
  if (text.trim() === '') return { findings: [], keys: [], configurations: 0 };
  const read = readText(text);
  if ('at' in read) return syntaxReport(read, text);
  const { program, reading, configs } = read;
  const placed = configs.map((config) => placedMembers(config, knowledge));
  const members = placed.flat();
  const check = createSchemaCheck(knowledge.schema);
  const outdated = [
    ...outdatedOptions(members, knowledge),
    ...outdatedPlugins(program, reading, knowledge),
    ...outdatedPackages(program, reading, loadersIn(members), knowledge),
  ];
  const problems = configs.flatMap((config) =>
    check(config).map((problem) => toFinding(problem, knowledge)),
  );
  const notes = configs.flatMap((config, index) => notesOn(config, placed[index] ?? [], knowledge));
  return {
    findings: inOrder([...outdated, ...problems.filter(isAbout(outdated)), ...notes]),
    keys: keysIn(members, knowledge),
    configurations: configs.length,
  };
}

type Read = { program: Parsed['program']; reading: Reading; configs: Value[] };

const FRAMES: readonly Frame[] = ['file', 'expression', 'members'];

/** A file, or else an object or some members of one, as they are pasted. */
function readText(text: string): Read | SyntaxProblem {
  let first: Read | undefined;
  const problems: SyntaxProblem[] = [];
  for (const frame of FRAMES) {
    const parsed = parse(text, frame);
    if (!isParsed(parsed)) {
      problems.push(parsed);
      continue;
    }
    const { program, shift } = parsed;
    const reading = { scope: readScope(program), shift };
    const read = { program, reading, configs: findConfigs(program, reading) };
    if (read.configs.length > 0) return read;
    first ??= read;
  }
  return first ?? problems.reduce((best, next) => (next.at > best.at ? next : best));
}

const syntaxReport = ({ at, message }: SyntaxProblem, text: string): Report => ({
  findings: [
    {
      start: at,
      end: Math.min(at + 1, text.length),
      level: 'error',
      message: `Syntax: ${message}`,
    },
  ],
  keys: [],
  configurations: 0,
});

/** Leaves out what an outdated option already explains. */
const isAbout =
  (outdated: readonly Finding[]) =>
  ({ start, end }: Finding) =>
    !outdated.some((other) => other.start === start && other.end === end);

/** Options that are experimental, deprecated, or set to what they are anyway. */
function notesOn(config: Value, members: readonly Placed[], knowledge: Knowledge): Finding[] {
  const environment = environmentOf(config);
  return members.flatMap(({ path, member, hasDefault }): Finding[] => {
    const option = optionAt(path, knowledge.options);
    if (!option) return [];
    const { url, status, defaults = [] } = option;
    if (status === 'deprecated') {
      if (knowledge.outdated.some((entry) => entry.option === path)) return [];
      return [{ ...member.key, level: 'warning', message: `${quoted(path)} is deprecated`, url }];
    }
    if (environment && hasDefault && isDefault(member.value, defaults, environment)) {
      const { start } = member.key;
      const message = `${quoted(path)} has this value by default`;
      return [{ start, end: member.value.end, level: 'note', message, instead: 'Remove it', url }];
    }
    if (status === undefined || isOff(member.value)) return [];
    return [
      {
        ...member.key,
        level: 'note',
        message: `${quoted(path)} is experimental: it can change in any release`,
        url,
      },
    ];
  });
}

const isOff = (value: Value) => value.kind === 'primitive' && value.value === false;

const keysIn = (members: readonly Placed[], { options }: Knowledge) =>
  members.flatMap(({ path, member }) => {
    const option = optionAt(path, options);
    return option ? [{ ...member.key, path, url: option.url }] : [];
  });

/** In the order of the text, the worst first at each place. Configurations can share one: it's listed once. */
function inOrder(findings: readonly Finding[]): Finding[] {
  const unique = new Map(
    findings.map((each) => [`${each.start} ${each.end} ${each.message}`, each]),
  );
  return [...unique.values()].sort(
    (one, other) =>
      one.start - other.start ||
      LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) ||
      one.end - other.end,
  );
}
