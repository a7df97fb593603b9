import type { ReactNode } from 'react';
import { Badge } from './Badge';
import { Anchor, FileTree, Steps } from './Blocks';
import { Figure } from './Figure';
import { Tab, Tabs } from './Tabs';
import { Term, type Definition } from './Term';

/** What authors can put into a page. Each is a function from props to markup, without state. */
const COMPONENTS = { Anchor, Badge, Figure, FileTree, Steps, Tab, Tabs };

/** `Install` and `Run` become tabs before components are rendered, `AwesomeList` a list. */
export const COMPONENT_NAMES = [
  ...Object.keys(COMPONENTS),
  'AwesomeList',
  'Install',
  'Run',
  'Term',
];

type BoundTermProps = { name?: string; children?: ReactNode };

/** The components of one page, whose terms are looked up in the glossary. */
export function contentComponents(define: (word: string) => Definition | undefined) {
  return {
    ...COMPONENTS,
    Term({ name, children }: BoundTermProps) {
      const word = name ?? (typeof children === 'string' ? children : '');
      const definition = define(word);
      return definition ? <Term definition={definition}>{children}</Term> : <>{children}</>;
    },
  };
}
