import { suggestion } from '../../src/node/content/suggestion';
import { isObject } from './isObject';
import { isStub } from './stubModule';
import { webpackSchema } from './webpackSchema';

export const OPTIONS: readonly string[] = Object.keys(webpackSchema.properties ?? {});

const isOption = (key: string) => suggestion(key, OPTIONS) !== undefined;

/** Whether an object is meant for webpack: most of its keys are options, or nearly so. */
export function isConfig(value: unknown): value is Record<string, unknown> {
  if (!isObject(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.filter(isOption).length * 2 > keys.length;
}

const ARGUMENTS = [{}, { mode: 'development', env: {} }] as const;

/** The configurations in what a file exports: functions are called, lists are walked. */
export async function configsIn(exported: unknown): Promise<unknown[]> {
  const value: unknown = await exported;
  if (Array.isArray(value)) return (await Promise.all(value.map(configsIn))).flat();
  if (typeof value !== 'function' || isClass(value) || isStub(value)) return [value];
  const configure = value as (...args: unknown[]) => unknown;
  return configsIn(configure(...structuredClone(ARGUMENTS)));
}

const isClass = (value: object) => /^class\b/.test(Function.prototype.toString.call(value));
