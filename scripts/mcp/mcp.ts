import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { FORMAT_VERSION } from '../../src/endpoints/reference/referenceFiles';
import { createBuiltSite } from './builtSite';
import { createServer } from './server';

/**
 * `npm run mcp`: serves the built site to a program that started this one, until it closes the input.
 * Standard output belongs to the protocol: nothing else is written to it.
 */
export async function mcp(): Promise<number> {
  console.log = console.error;
  const server = createServer(createBuiltSite('public'), FORMAT_VERSION);
  await server.connect(new StdioServerTransport());
  return new Promise((resolve) => {
    server.server.onclose = () => resolve(0);
    process.stdin.once('end', () => resolve(0));
  });
}
