/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadSponsors } from '../../../src/components/sponsors/loadSponsors';

const ADA = { name: 'Ada', url: null, avatar: null, cents: 100 };

test('fetches a list once, and again after a failure', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer(({ url }, response) => {
    response.statusCode = asked.push(url) === 1 ? 500 : 200;
    response.end(JSON.stringify([ADA]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(globalThis, { __PATH_PREFIX__: `http://127.0.0.1:${port}/docs` });

  await expect(loadSponsors('total', 'gold')).rejects.toThrow(
    '/sponsors/total/gold.json answered 500',
  );
  expect(await loadSponsors('total', 'gold')).toEqual([ADA]);
  expect(await loadSponsors('total', 'gold')).toEqual([ADA]);
  expect(asked).toEqual(Array(2).fill('/docs/sponsors/total/gold.json'));

  server.closeAllConnections();
  server.close();
});
