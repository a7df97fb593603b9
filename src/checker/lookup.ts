import type { KnownOption, Knowledge, Member, Value } from './types';

/** `module.rules[].use` and `entry.*.import` are known as `module.rules.use` and `entry.import`. */
export const optionKey = (path: string) => path.replaceAll('[]', '').replace(/\.\*/g, '');

/** An option under the path that explains it: parts that options share are explained once. */
export function optionAt(path: string, options: Knowledge['options']): KnownOption | undefined {
  return ownOption(sharedPath(optionKey(path), options), options);
}

const ownOption = (path: string, options: Knowledge['options']) =>
  Object.hasOwn(options, path) ? options[path] : undefined;

/** `module.rules.oneOf.use` is `module.rules.use`. */
export function sharedPath(path: string, options: Knowledge['options']): string {
  for (let end = path.indexOf('.'); end > 0; end = path.indexOf('.', end + 1)) {
    const same = ownOption(path.slice(0, end), options)?.sameAs;
    if (same !== undefined) return sharedPath(same + path.slice(end), options);
  }
  return path;
}

/** Where an option is explained, or else the nearest one around it. */
export function urlAt(path: string, options: Knowledge['options']): string | undefined {
  const option = optionAt(path, options);
  if (option || !path.includes('.')) return option?.url;
  return urlAt(path.slice(0, path.lastIndexOf('.')), options);
}

/** Options elsewhere that are called like this. */
export const namesakes = (name: string, options: Knowledge['options']): string[] =>
  Object.keys(options).filter((path) => path.endsWith(`.${name}`) || path === name);

export type Placed = { path: string; member: Member };

/** All members of a configuration, with their paths. Names of one's choice are not a part of a path. */
export function placedMembers(value: Value, options: Knowledge['options'], path = ''): Placed[] {
  switch (value.kind) {
    case 'either':
      return value.values.flatMap((each) => placedMembers(each, options, path));
    case 'array':
      return value.items.flatMap((each) => placedMembers(each, options, path));
    case 'object':
      return value.members.flatMap((member) => {
        const own = sharedPath(path ? `${path}.${member.name}` : member.name, options);
        const inner = ownOption(own, options) ? own : path;
        return [{ path: own, member }, ...placedMembers(member.value, options, inner)];
      });
    default:
      return [];
  }
}
