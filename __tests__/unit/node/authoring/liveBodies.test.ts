import { createLiveBodies } from '../../../../src/node/authoring/liveBodies';

const GUIDE = 'guides/caching.mdx';

/** Bodies of a site whose content is the given one, as a change finds it. */
function bodiesOf(content: Record<string, string>) {
  return createLiveBodies((paths) =>
    Promise.resolve(new Map(Object.entries(content).filter(([path]) => paths.includes(path)))),
  );
}

test('a reader hears of the text as it stands, and of each change once', async () => {
  const content = { [GUIDE]: 'one.js' };
  const bodies = bodiesOf(content);
  const told: string[] = [];
  bodies.add(GUIDE, (chunk) => told.push(chunk));

  await bodies.update();
  await bodies.update();
  content[GUIDE] = 'two.js';
  await bodies.update();

  expect(told).toEqual(['one.js', 'two.js']);
});

test('nobody hears of another page, of one that is gone, or after leaving', async () => {
  const content: Record<string, string> = { 'guides/other.mdx': 'other.js' };
  const bodies = bodiesOf(content);
  const told: string[] = [];
  const leave = bodies.add(GUIDE, (chunk) => told.push(chunk));

  await bodies.update();
  content[GUIDE] = 'late.js';
  leave();
  await bodies.update();

  expect(told).toEqual([]);
});

test('changes that come together are read together', async () => {
  const chunksOf = jest.fn(() => Promise.resolve(new Map<string, string>()));
  const bodies = createLiveBodies(chunksOf);

  await Promise.all([bodies.update(), bodies.update(), bodies.update()]);

  expect(chunksOf).toHaveBeenCalledTimes(1);
});

test('a change that comes while another is read is read after it', async () => {
  const read: string[] = [];
  const bodies = createLiveBodies(async () => {
    read.push('begins');
    await new Promise((resolve) => setTimeout(resolve));
    read.push('ends');
    return new Map();
  });

  const first = bodies.update();
  await Promise.resolve();
  await Promise.all([first, bodies.update()]);

  expect(read).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('a fault in one reading does not stop the next', async () => {
  const told: string[] = [];
  const chunksOf = jest
    .fn<Promise<Map<string, string>>, []>()
    .mockRejectedValueOnce(new Error('unreadable'))
    .mockResolvedValue(new Map([[GUIDE, 'fixed.js']]));
  const bodies = createLiveBodies(chunksOf);
  bodies.add(GUIDE, (chunk) => told.push(chunk));

  await expect(bodies.update()).rejects.toThrow('unreadable');
  await bodies.update();

  expect(told).toEqual(['fixed.js']);
});
