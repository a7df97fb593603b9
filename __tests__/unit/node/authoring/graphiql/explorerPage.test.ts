import { explorerPage } from '../../../../../src/node/authoring/graphiql/explorerPage';

test('a query cannot end the script that stores it', () => {
  const html = explorerPage('<head></head>', [{ title: 'a', query: '</script><b>' }]);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('a README without queries leaves the page as it is', () => {
  expect(explorerPage('<head></head>', [])).toBe('<head></head>');
});
