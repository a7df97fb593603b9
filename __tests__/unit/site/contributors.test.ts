import { avatarUrl, profileUrl, shownContributors } from '../../../src/site/contributors';

test('the eight who are left out do not show', () => {
  const usernames = [
    'sokra',
    'bartushek',
    'rynclark',
    'henriquea',
    'makuzaverite',
    'MijaelWatts',
    'Kolhar730',
    'grrizzly',
    'maxloh',
    'chenxsan',
  ];

  expect(shownContributors(usernames)).toEqual(['sokra', 'chenxsan']);
});

test('contributors keep the order of the page', () => {
  expect(shownContributors(['simon04', 'Byzyk', 'a'])).toEqual(['simon04', 'Byzyk', 'a']);
});

test('a contributor who is listed twice counts once', () => {
  expect(shownContributors(['snitin315', 'sokra', 'snitin315'])).toEqual(['snitin315', 'sokra']);
});

test('a contributor has a picture of 90 pixels and a profile', () => {
  expect(avatarUrl('sokra')).toBe('https://github.com/sokra.png?size=90');
  expect(profileUrl('sokra')).toBe('https://github.com/sokra');
});
