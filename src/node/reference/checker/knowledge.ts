import { optionKey } from '../../../checker/lookup';
import type {
  KnownDefault,
  KnownOption,
  Knowledge,
  Outdated,
  Schema,
} from '../../../checker/types';
import { urlOfOption } from '../flagGroups';
import { pageOfPlugin } from '../places';
import type { UrlOf } from '../typeListing';
import type { DefaultValue, Reference, ReferenceOption } from '../types';
import { compactSchema } from './compactSchema';

type Sources = {
  reference: Pick<Reference, 'versions' | 'options' | 'plugins'>;
  /** By which webpack checks a configuration. */
  schema: Schema;
  /** By which the development server checks its part. */
  devServerSchema: Schema;
  outdated: readonly Outdated[];
  urlOf: UrlOf;
};

/** What the check of a configuration needs to know. */
export function toKnowledge(sources: Sources): Knowledge {
  const { reference, outdated, urlOf } = sources;
  const former = outdated.flatMap(({ option, like, url }) =>
    option !== undefined && like !== undefined ? [[option, { url, sameAs: like }] as const] : [],
  );
  return {
    release: reference.versions['webpack'] ?? '',
    schema: compactSchema(wholeSchema(sources)),
    options: {
      ...Object.fromEntries(
        reference.options.map((option) => [optionKey(option.path), knownOption(option, urlOf)]),
      ),
      ...Object.fromEntries<KnownOption>(former),
    },
    plugins: Object.fromEntries(
      reference.plugins.map(({ path, name }) => [path, urlOf(name) ?? pageOfPlugin(name)]),
    ),
    outdated,
  };
}

/** webpack leaves the options of the development server to it, and ignores experiments that it doesn't know. */
function wholeSchema({ schema, devServerSchema }: Sources): Schema {
  const { definitions = {} } = schema;
  const { definitions: ofServer = {}, ...server } = devServerSchema;
  return {
    ...schema,
    definitions: {
      ...definitions,
      ...ofServer,
      DevServer: { anyOf: [{ enum: [false] }, server] },
      Experiments: { ...definitions['Experiments'], additionalProperties: false },
    },
  };
}

function knownOption(option: ReferenceOption, urlOf: UrlOf): KnownOption {
  const { path, type, sameAs, deprecated, experimental } = option;
  const defaults = DEPENDS_ON_OTHERS.test(path) ? [] : option.defaults.flatMap(knownDefault);
  return {
    type,
    url: urlOfOption(path, urlOf),
    ...(deprecated && { status: 'deprecated' }),
    ...(experimental && { status: 'experimental' }),
    ...(sameAs !== null && { sameAs: optionKey(sameAs) }),
    ...(defaults.length > 0 && { defaults }),
  };
}

/** The defaults of these depend on other options, on package.json or on the browsers. */
const DEPENDS_ON_OTHERS = new RegExp(
  `^(?:${[
    '(?:stats|snapshot|externalsPresets|output\\.environment)\\..*',
    'output\\.(?:chunk|css|cssChunk|html|htmlChunk|workerChunk)Filename',
    'output\\.(?:uniqueName|chunkLoadingGlobal|hotUpdateGlobal|devtoolNamespace)',
    'output\\.(?:enabled\\w+|trustedTypes\\.policyName)',
    'resolve\\.(?:aliasFields|cache|mainFields)',
    'module\\.(?:unsafeCache|generator\\.css/auto\\.localIdent\\w+)',
    'optimization\\.(?:portableRecords|splitChunks\\.usedExports)',
    'records\\w+|cache\\.name|devServer\\.client\\.logging',
  ].join('|')})$`,
);

/** Defaults that depend on more than a configuration says are left out. */
const knownDefault = ({ value, modes, targets, requests, nodes }: DefaultValue): KnownDefault[] =>
  requests.length > 0 || nodes.length > 0
    ? []
    : [{ value, ...(modes.length > 0 && { modes }), ...(targets.length > 0 && { targets }) }];
