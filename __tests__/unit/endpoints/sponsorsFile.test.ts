import { sponsorsFile } from '../../../src/endpoints/sponsorsFile';

test('holds what the list shows, and nothing else that a node has', () => {
  const sponsor = { name: 'Ada', url: 'https://ada.example/', avatar: null, cents: 100, id: '7' };

  expect(sponsorsFile([sponsor])).toBe(
    '[{"name":"Ada","url":"https://ada.example/","avatar":null,"cents":100}]',
  );
});

test('a list without sponsors is an empty list', () => {
  expect(sponsorsFile([])).toBe('[]');
});
