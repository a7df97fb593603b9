import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { noteEditsDuringPages } from '../../../../src/node/patches/gatsbyEdits';

type State = { value: string; context: object };
type Machine = {
  withContext: (context: object) => Machine;
  transition: (from: string, event: string) => State;
  states: { recreatingPages: { config: { on: object } } };
};
type Develop = { developMachine: Machine };

const gatsby = createRequire(resolve('package.json'));
const readMachine = () =>
  (gatsby('gatsby/dist/state-machines/develop') as Develop).developMachine.withContext({});

/** What `develop` knows after a file has changed while it made pages. */
function afterAnEdit(machine: Machine): object {
  const { value, context } = machine.transition('recreatingPages', 'ADD_NODE_MUTATION');
  expect(value).toBe('recreatingPages');
  return context;
}

beforeEach(() => jest.resetModules());

test('Gatsby still forgets that pages were edited while it made them; once it does not, the fix can go', () => {
  expect(afterAnEdit(readMachine())).toEqual({});
});

test('an edit that comes while pages are made is noted, so that they are made again', () => {
  const machine = readMachine();
  noteEditsDuringPages();
  noteEditsDuringPages();
  expect(afterAnEdit(machine)).toEqual({ nodesMutatedDuringQueryRun: true });
});

test('a release of Gatsby that does something else then stops `develop`, and says what to look at', () => {
  readMachine().states.recreatingPages.config.on = {};
  expect(noteEditsDuringPages).toThrow('Fix: what it does in this release');
});
