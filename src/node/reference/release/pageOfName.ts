import {
  CLI_PAGE,
  MODULE_METHODS_PAGE,
  pageOfHook,
  pageOfOption,
  pageOfPlugin,
  pageOfVariable,
  STATS_DATA_PAGE,
} from '../places';

const KINDS = [
  ['plugin option ', (name: string) => pageOfPlugin(ownerOf(name))],
  ['option ', pageOfOption],
  ['hook ', (name: string) => pageOfHook(ownerOf(name))],
  ['plugin ', pageOfPlugin],
  ['variable ', (name: string) => pageOfVariable(name, false)],
  ['magic comment ', () => MODULE_METHODS_PAGE],
  ['stats field ', () => STATS_DATA_PAGE],
] as const;

const ownerOf = (name: string) => name.split('.')[0] ?? name;

/** The page of something under its name in a snapshot: `option output.filename`. */
export function pageOfName(name: string): string {
  for (const [kind, pageOf] of KINDS) {
    if (name.startsWith(kind)) return pageOf(name.slice(kind.length));
  }
  return CLI_PAGE;
}
