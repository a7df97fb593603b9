import { createRequire } from 'node:module';
import { fromRoot } from '../files/fromRoot';

type Transition = { actions: string | string[] };
type State = { config: { on?: Record<string, Transition> } };
type Machine = { states: Record<string, State> };

const MUTATION = 'ADD_NODE_MUTATION';
const AS_GATSBY_HAS_IT: Transition = { actions: 'callApi' };
const NOTED: Transition = { actions: ['markNodesDirty', 'callApi'] };

const gatsby = createRequire(fromRoot('package.json'));

/**
 * Gatsby takes in an edit that comes while `develop` makes the pages, but doesn't make them again:
 * until the next edit, a page that was being edited could be missing. Here the edit is noted, as
 * Gatsby does itself while it runs queries, and the pages are made again.
 */
export function noteEditsDuringPages(): void {
  const { developMachine } = gatsby('gatsby/dist/state-machines/develop') as {
    developMachine: Machine;
  };
  const { on } = developMachine.states['recreatingPages']?.config ?? {};
  if (JSON.stringify(on?.[MUTATION]) === JSON.stringify(NOTED)) return;
  if (!on || JSON.stringify(on[MUTATION]) !== JSON.stringify(AS_GATSBY_HAS_IT)) {
    throw new Error(
      `gatsby/dist/state-machines/develop
  expected recreatingPages to call only callApi on ${MUTATION}
  Fix: what it does in this release, in src/node/patches/gatsbyEdits.ts`,
    );
  }
  on[MUTATION] = NOTED;
}
