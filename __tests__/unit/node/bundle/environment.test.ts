import { withoutTerminal } from '../../../../src/node/bundle/environment';

const ANYWHERE = {
  'process.env': '({})',
  'process.env.NODE_ENV': '"production"',
  'process.env.BUILD_STAGE': '"build-html"',
  'process.env.GATSBY_OFFLINE': '"off"',
  'process.env.FROM_A_FILE': '"1"',
  __PATH_PREFIX__: '""',
};
const DEFINED = { ...ANYWHERE, 'process.env.SHLVL': '"2"' };

test('builds the same renderer from every terminal', () => {
  const environment = { NODE_ENV: 'production', GATSBY_OFFLINE: 'off', SHLVL: '2' };
  expect(withoutTerminal(DEFINED, environment)).toEqual(ANYWHERE);
});

test('defines what Gatsby reads, even if the terminal has a variable of that name', () => {
  expect(withoutTerminal(DEFINED, { BUILD_STAGE: 'deploy' })).toEqual(DEFINED);
});

test('defines what is no variable, even if the terminal has one of that name', () => {
  expect(withoutTerminal(DEFINED, { __PATH_PREFIX__: '/docs' })).toEqual(DEFINED);
});
