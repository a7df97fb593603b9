import { nodeProblem } from '../../../scripts/nodeProblem.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])(
  'Node.js %s will do',
  (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  },
);

test.each(['18.20.4', '20.18.3', '21.7.3', '22.11.0'])('Node.js %s is too old', (version) => {
  expect(nodeProblem(version)).toBe(
    [
      `Node.js ${version}: expected 20.19 or newer (of the 22 line, 22.12)`,
      '  Fix: install a current release from https://nodejs.org/',
    ].join('\n'),
  );
});
