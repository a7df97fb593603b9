import { didYouMean, suggestion } from '../../src/node/content/suggestion';
import { isObject } from './isObject';
import { type Schema, webpackSchema } from './webpackSchema';

const { definitions } = webpackSchema;

function resolved(schema: Schema | undefined): Schema {
  const name = schema?.$ref?.replace('#/definitions/', '');
  return name === undefined ? (schema ?? {}) : resolved(definitions[name]);
}

const keysOf = (schema: Schema | undefined) => Object.keys(resolved(schema).properties ?? {});

function unknownKeys(value: unknown, known: readonly string[], place: string): string[] {
  if (!isObject(value)) return [];
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const meant = suggestion(key, known);
      const hint = didYouMean(meant) || `; known here: ${known.join(', ') || 'nothing'}`;
      return `${place}.${key}: webpack ignores it${hint}`;
    });
}

type Kind = 'parser' | 'generator';

const BY_TYPE: Record<Kind, Record<string, Schema>> = {
  parser: definitions['ParserOptionsByModuleType']?.properties ?? {},
  generator: definitions['GeneratorOptionsByModuleType']?.properties ?? {},
};

/** Examples of files that rules match, and the type that each has by default. */
const SAMPLES: Record<string, string> = {
  'src/a.js': 'javascript/auto',
  'src/a.ts': 'javascript/auto',
  'src/a.json': 'json',
  'src/a.css': 'css/auto',
  'src/a.module.css': 'css/auto',
  'src/a.html': 'html',
};

/** Types whose options a rule may set: its type, that of the rule around it, or those of its files. */
function typesOf(rule: Record<string, unknown>, outer: readonly string[]): readonly string[] {
  if (typeof rule.type === 'string') return [rule.type];
  const { test } = rule;
  if (test instanceof RegExp) {
    const types = Object.entries(SAMPLES).flatMap(([file, type]) => (test.test(file) ? type : []));
    return types.length > 0 ? types : outer;
  }
  return outer;
}

function ruleIssues(rule: unknown, place: string, outer: readonly string[]): string[] {
  if (!isObject(rule)) return [];
  const types = typesOf(rule, outer);
  const own = (['parser', 'generator'] as const).flatMap((kind) =>
    unknownKeys(
      rule[kind],
      types.flatMap((type) => keysOf(BY_TYPE[kind][type])),
      `${place}.${kind} (type ${types.join(' or ')})`,
    ),
  );
  const inner = ['rules', 'oneOf'].flatMap((key) => {
    const rules = rule[key];
    return Array.isArray(rules)
      ? rules.flatMap((each, index) => ruleIssues(each, `${place}.${key}[${index}]`, types))
      : [];
  });
  return [...own, ...inner];
}

/** Unknown keys in the places where webpack's schema allows any key. */
export function ignoredKeys(config: Record<string, unknown>): string[] {
  const module = isObject(config.module) ? config.module : {};
  const rules = Array.isArray(module.rules) ? module.rules : [];
  const byType = (['parser', 'generator'] as const).flatMap((kind) =>
    unknownKeys(module[kind], Object.keys(BY_TYPE[kind]), `module.${kind}`),
  );

  return [
    ...unknownKeys(config.experiments, keysOf(definitions['Experiments']), 'experiments'),
    ...byType,
    ...rules.flatMap((rule, index) =>
      ruleIssues(rule, `module.rules[${index}]`, ['javascript/auto']),
    ),
  ];
}
