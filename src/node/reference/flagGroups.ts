import type { FlagGroup, ListedFlag } from '../body/types';
import { pageOfOption } from './places';
import type { Flag, Reference } from './types';
import type { UrlOf } from './typeListing';

type OptionFlag = Flag & { option: string };

const RESET = '-reset';

/** The flags of webpack's options by top-level option, each with where its option is explained. */
export function flagGroupsOf({ flags }: Pick<Reference, 'flags'>, urlOf: UrlOf): FlagGroup[] {
  const ofWebpack = flags.filter(
    (flag): flag is OptionFlag => flag.package === 'webpack' && flag.option !== null,
  );
  const names = new Set(ofWebpack.map(({ name }) => name));
  const isReset = ({ name, type }: Flag) =>
    type === 'reset' && names.has(name.slice(0, -RESET.length));
  const listed = ofWebpack.filter((flag) => !isReset(flag));
  const options = [...new Set(listed.map(({ option }) => topOf(option)))].sort();
  return options.map((option) => ({
    option,
    flags: listed
      .filter((flag) => topOf(flag.option) === option)
      .map((flag) => listedFlag(flag, names, urlOf)),
  }));
}

const topOf = (option: string) => option.split(/[.[]/)[0] ?? option;

const listedFlag = (
  { name, type, option, negatable }: OptionFlag,
  names: ReadonlySet<string>,
  urlOf: UrlOf,
): ListedFlag => ({
  name,
  type,
  url: urlOfOption(option, urlOf),
  reset: names.has(name + RESET) ? name + RESET : null,
  negatable,
});

/** Of the option itself, or else of the nearest one above it that a page explains. */
export function urlOfOption(option: string, urlOf: UrlOf): string {
  const parents = option.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
  const spellings = parents.reverse().flatMap((path) => [path, path.replace(/\[\]$/, '')]);
  for (const path of spellings) {
    const url = urlOf(path);
    if (url !== undefined) return url;
  }
  return pageOfOption(option);
}
