import type { ReferenceLists } from '../../../endpoints/reference/shapes';
import { urlOfOption } from '../flagGroups';
import { CLI_PAGE } from '../places';
import { soughtOption } from '../registry';
import type { ReferenceOption } from '../types';
import type { Source } from './source';

const OPTIONS = ['WebpackOption', 'WebpackStatsOption', 'WebpackDevServerOption'] as const;

/** What can be set: in a configuration, of plugins and loaders, and on the command line. */
export function optionLists(
  source: Source,
): Pick<ReferenceLists, 'options' | 'plugins' | 'packages' | 'flags'> {
  const { entries, urlOf, since, sinceOf, described } = source;
  const expected = new Map(entries(...OPTIONS).map((entry) => [entry.fields.path, entry.expected]));
  /** Of an option, or else of the nearest one above it that a page explains. */
  const urlFrom = (path: string) =>
    urlOfOption(path, (each) => {
      const found = expected.get(each);
      return found && urlOf(found);
    });

  return {
    options: entries(...OPTIONS).map((entry) => ({
      ...described(entry.expected, urlFrom(entry.fields.path)),
      ...optionFields(entry.fields, sinceOf(entry)),
    })),

    plugins: entries('WebpackPlugin').map((entry) => {
      const { name, path, package: owner, options, deprecated } = entry.fields;
      const place = described(entry.expected);
      const page = urlOf(entry.expected) ?? entry.expected.pages[0];
      return {
        ...place,
        path,
        package: owner,
        options: options.map((option) => ({
          ...described(soughtOption(name, option.path), page),
          ...optionFields(option, since(`plugin option ${name}.${option.path}`)),
        })),
        deprecated,
        since: sinceOf(entry),
      };
    }),

    packages: entries('WebpackPackage').map(({ expected: wanted, fields: { name, version } }) => ({
      ...described(wanted),
      version,
      options: entries('WebpackPackageOption')
        .filter(({ fields }) => fields.package === name)
        .map((entry) => ({
          ...described(entry.expected),
          ...optionFields(entry.fields, null),
        })),
    })),

    flags: entries('WebpackFlag').map((entry) => {
      const {
        alias,
        package: owner,
        option,
        type,
        multiple,
        negatable,
        description,
      } = entry.fields;
      return {
        ...described(entry.expected, option === null ? CLI_PAGE : urlFrom(option)),
        alias,
        package: owner,
        option,
        type,
        multiple,
        negatable,
        description,
        since: sinceOf(entry),
      };
    }),
  };
}

const optionFields = (option: ReferenceOption, since: string | null) => {
  const { type, values, description, defaults, required, deprecated, experimental } = option;
  return {
    type,
    values,
    description,
    defaults,
    required,
    deprecated,
    experimental,
    since: option.added ?? since,
    sharesPartsWith: option.sameAs,
  };
};
