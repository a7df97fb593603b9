import { readFileSync } from 'node:fs';
import { readBuilt } from '../support/builtSite';
import { readDocument } from '../support/document';

const { version } = JSON.parse(readFileSync('node_modules/webpack/package.json', 'utf8')) as {
  version: string;
};

test.each([
  ['/guides/caching/', 'Caching'],
  ['/blog/', 'Blog'],
])('without any script, readers of %s can say whether it helped', (url, title) => {
  const { addresses } = readDocument(readBuilt(url));
  const issues = addresses
    .filter((address) => address.includes('/issues/new?'))
    .map((address) => new URL(address).searchParams);

  expect(issues.map((issue) => issue.get('title'))).toEqual([
    `Helpful: ${title}`,
    `Not helpful: ${title}`,
  ]);
  for (const issue of issues) {
    expect(issue.get('body')).toContain(`Page: https://webpack.js.org${url}`);
    expect(issue.get('body')).toContain(`Documented release: webpack ${version}\n`);
  }
});
