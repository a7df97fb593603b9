import { settingsFrom } from '../../../../../src/node/sources/openCollective/settings';

test.each([undefined, '', '0', 'false', 'off'])(
  'the source is off when the switch is %p',
  (value) => {
    expect(settingsFrom({ OPEN_COLLECTIVE_SOURCE: value })).toBeUndefined();
  },
);

test('asks ten times a minute as a stranger, a hundred times with a token', () => {
  expect(settingsFrom({ OPEN_COLLECTIVE_SOURCE: '1' })).toMatchObject({
    endpoint: 'https://api.opencollective.com/graphql/v2',
    slug: 'webpack',
    requests: 10,
  });
  expect(
    settingsFrom({ OPEN_COLLECTIVE_SOURCE: 'on', OPEN_COLLECTIVE_TOKEN: 'secret' }),
  ).toMatchObject({ token: 'secret', requests: 100 });
});
