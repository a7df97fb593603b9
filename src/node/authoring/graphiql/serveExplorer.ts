import { readFileSync } from 'node:fs';
import { fromRoot } from '../../files/fromRoot';
import type { DevServer } from '../../output/devServer';
import { explorerPage } from './explorerPage';
import { readmeQueries } from './readmeQueries';

const PAGE = fromRoot('node_modules/gatsby-graphiql-explorer/dist/index.html');
const README = fromRoot('README.md');

/** Express has its handlers in this list, and calls the first that matches a request. */
type Router = { stack: unknown[] };

/** Opens GraphiQL with README's queries, which are read for each visit. */
export function serveExplorer(app: DevServer & { _router?: Router }): void {
  app.get(/^\/_+graphi?ql\/?$/, (_request, response) => {
    const samples = readmeQueries(readFileSync(README, 'utf8'));
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(explorerPage(readFileSync(PAGE, 'utf8'), samples));
  });
  // Gatsby has registered its own page already.
  const stack = app._router?.stack;
  const own = stack?.pop();
  if (own) stack?.unshift(own);
}
