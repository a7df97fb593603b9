import type { ReactNode } from 'react';
import { Badge } from './Badge';
import { Anchor, FileTree, Steps } from './Blocks';
import { Figure } from './Figure';
import { Options } from './Options';
import type { OutlineEntry } from './outline';
import { FlagList, type FlagGroup } from './Flags';
import { Release, Releases, type ChangeGroup } from './Releases';
import type { Signature } from './signature';
import { RowSignature } from './RowSignature';
import { SignatureBox } from './SignatureBox';
import { Tab, Tabs } from './Tabs';
import { Term, type Definition } from './Term';

/** The components for authors. Each is a function from props to markup, without state. */
const COMPONENTS = { Anchor, Badge, Figure, FileTree, Releases, Steps, Tab, Tabs };

/** `Install` and `Run` become tabs before components are rendered, `AwesomeList` a list. */
export const COMPONENT_NAMES = [
  ...Object.keys(COMPONENTS),
  'AwesomeList',
  'Flags',
  'Install',
  'Options',
  'Release',
  'Run',
  'Term',
];

type BoundReleaseProps = { version?: string; children?: ReactNode };
type BoundTermProps = { name?: string; children?: ReactNode };

type Lookups = {
  define: (word: string) => Definition | undefined;
  /** What the reference says about a heading of the page. */
  signatureOf: (title: string) => Signature | undefined;
  /** All options, if the page lists them. */
  outline: readonly OutlineEntry[];
  /** All flags, if the page lists them. */
  flagGroups: readonly FlagGroup[];
  /** What releases brought, by minor release, if the page lists them. */
  releases: Readonly<Record<string, readonly ChangeGroup[]>>;
};

/** The components of one page, which look up its words and headings. */
export function contentComponents({ define, signatureOf, outline, flagGroups, releases }: Lookups) {
  return {
    ...COMPONENTS,
    Term({ name, children }: BoundTermProps) {
      const word = name ?? (typeof children === 'string' ? children : '');
      const definition = define(word);
      return definition ? <Term definition={definition}>{children}</Term> : <>{children}</>;
    },
    Options: () => <Options entries={outline} />,
    Release: ({ version = '', children }: BoundReleaseProps) => (
      <Release groups={releases[version] ?? []}>{children}</Release>
    ),
    Flags: () => <FlagList groups={flagGroups} />,
    /** Inserted below each heading that the reference knows; authors do not write it. */
    Signature({ of }: { of: string }) {
      const signature = signatureOf(of);
      return signature ? <SignatureBox signature={signature} /> : null;
    },
    /** Inserted in each row of a table that begins with such a name. */
    RowSignature({ of }: { of: string }) {
      const signature = signatureOf(of);
      return signature ? <RowSignature signature={signature} /> : null;
    },
  };
}
