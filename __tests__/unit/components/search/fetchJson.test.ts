import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchJsonWithin } from '../../../../src/components/search/fetchJson';

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer(({ url: path }, response) => {
    if (path === '/half') response.write('{"half":');
    if (path === '/whole') response.end('{"whole":true}');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each(['/nothing', '/half'])(
  'a file of the search that stops at %s is given up',
  async (at) => {
    await expect(fetchJsonWithin(200)(url + at, 'default')).rejects.toThrow(/timeout|abort/i);
  },
);

test('a file that comes in time is read', async () => {
  expect(await fetchJsonWithin(10_000)(`${url}/whole`, 'default')).toEqual({ whole: true });
});
