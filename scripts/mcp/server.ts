import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SITE } from '../../src/site/site';
import type { BuiltSite } from './builtSite';
import { pageText } from './pageText';
import { TOOLS } from './tools';

const INSTRUCTIONS =
  'The documentation of the webpack release that this site documents. Look up names instead of guessing them; look_up_error takes the output of a build as it is; read_page reads the addresses that other tools return.';

/** The documentation for programs that speak the Model Context Protocol. */
export function createServer(site: BuiltSite, version: string): McpServer {
  const server = new McpServer(
    { name: 'webpack-documentation', title: `${SITE.title} documentation`, version },
    { instructions: INSTRUCTIONS },
  );
  for (const { name, title, description, input, answer } of TOOLS) {
    server.registerTool(
      name,
      {
        title,
        description,
        inputSchema: input,
        annotations: { readOnlyHint: true, openWorldHint: false },
      },
      // What it throws becomes the text of an answer that is marked as an error.
      async (values) => ({ content: [{ type: 'text', text: await answer(site, values) }] }),
    );
  }
  const page = { title: 'A page of the documentation', mimeType: 'text/markdown' };
  const readPage = ({ href: uri }: URL) => ({
    contents: [{ uri, mimeType: 'text/markdown', text: pageText(site, uri) }],
  });
  // A template doesn't match the address without a path.
  server.registerResource('/', `${SITE.url}/`, page, readPage);
  server.registerResource(
    'page',
    new ResourceTemplate(`${SITE.url}/{+path}`, {
      list: () => ({ resources: pageResources(site) }),
    }),
    page,
    readPage,
  );
  return server;
}

const pageResources = (site: BuiltSite) =>
  site
    .pages()
    .filter((path) => path !== '/')
    .map((path) => ({
      uri: SITE.url + path,
      name: path,
      mimeType: 'text/markdown',
    }));
