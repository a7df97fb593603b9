import type { ReferenceLists } from '../../../endpoints/reference/shapes';
import { HOLE } from '../../../site/messages';
import type { ReleaseNews } from '../release/history';
import type { Reference } from '../types';
import { apiLists } from './apiLists';
import { optionLists } from './optionLists';
import { removalsIn } from './releases';
import { createSource, type Source, type UrlOf } from './source';

/** The whole reference, as it is published. */
export function referenceLists(
  reference: Reference,
  parts: { urlOf: UrlOf; history: readonly ReleaseNews[] },
): ReferenceLists {
  const source = createSource(reference, parts);
  return {
    ...optionLists(source),
    ...apiLists(source),
    ...printedLists(source),
    ...moduleLists(source),
    removals: removalsIn(parts.history, source.isThere),
  };
}

/** What is typed in a terminal, and what is printed there or returned. */
const printedLists = ({
  entries,
  described,
  sinceOf,
}: Source): Pick<ReferenceLists, 'commands' | 'errors' | 'statsFields'> => ({
  commands: entries('WebpackCommand').map(
    ({ expected, fields: { usage, aliases, flags, description } }) => ({
      ...described(expected),
      usage,
      aliases,
      flags,
      description,
    }),
  ),
  errors: entries('WebpackError').map(({ expected, fields }) => ({
    ...described(expected),
    pattern: fields.text,
    class: fields.class,
    severity: fields.severity,
    code: fields.code === HOLE ? null : fields.code,
    files: fields.files,
    internal: fields.isInternal,
  })),
  statsFields: entries('WebpackStatsField').map((entry) => {
    const { owner, type, optional, description } = entry.fields;
    return {
      ...described(entry.expected),
      owner,
      type,
      optional,
      description,
      since: sinceOf(entry),
    };
  }),
});

/** What modules may contain. */
const moduleLists = ({
  entries,
  described,
  sinceOf,
}: Source): Pick<ReferenceLists, 'variables' | 'magicComments'> => ({
  variables: entries('WebpackModuleVariable').map((entry) => ({
    ...described(entry.expected),
    type: entry.fields.type,
    method: entry.fields.isMethod,
    description: entry.fields.description,
    since: sinceOf(entry),
  })),
  magicComments: entries('WebpackMagicComment').map((entry) => ({
    ...described(entry.expected),
    expects: entry.fields.expects,
    places: entry.fields.places,
    since: sinceOf(entry),
  })),
});
