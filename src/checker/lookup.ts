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

/** Parts of these are called like many other things. */
const HAS_COMMON_NAMES = /^(?:module\.(?:parser|generator)|output\.environment)\./;

/** The only option elsewhere that is called like this. */
export function namesake(name: string, options: Knowledge['options']): string | undefined {
  const [first, ...others] = Object.keys(options).filter(
    (path) => path.endsWith(`.${name}`) || path === name,
  );
  return first === undefined || others.length > 0 || HAS_COMMON_NAMES.test(first)
    ? undefined
    : first;
}

export type Placed = {
  path: string;
  member: Member;
  /** Whether the option gets its default if this member is removed. */
  hasDefault: boolean;
};

type Surroundings = { options: Knowledge['options']; path?: string; hasDefault?: boolean };

/** All members of a configuration, with their paths. A path leaves out names that the author chooses. */
export function placedMembers(value: Value, surroundings: Surroundings): Placed[] {
  const { options, path = '', hasDefault = true } = surroundings;
  switch (value.kind) {
    case 'either':
      return value.values.flatMap((each) => placedMembers(each, surroundings));
    case 'array':
      return value.items.flatMap((each) => placedMembers(each, surroundings));
    case 'object':
      return value.members.flatMap((member) => {
        const written = path ? `${path}.${member.name}` : member.name;
        const own = sharedPath(written, options);
        // Another part may set it, too, and what shares an option's parts has other defaults.
        const isOnly = hasDefault && !value.isPartial && own === written;
        const placed = { path: own, member, hasDefault: isOnly };
        const isKnown = ownOption(own, options) !== undefined;
        // At the top, the author chooses no names.
        if (!isKnown && path === '') return [placed];
        const inner = isKnown ? own : path;
        return [
          placed,
          ...placedMembers(member.value, { options, path: inner, hasDefault: isOnly }),
        ];
      });
    default:
      return [];
  }
}
