import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Stored = { objectID: string };
type Index = { settings: object; synonyms: Stored[]; records: Stored[] };
/** What the service answers with instead. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The connection breaks. */
export class Disconnection extends Error {}

type Body = {
  requests?: { body: Stored }[];
  operation?: string;
  destination?: string;
};

const ALL_RIGHTS = ['addObject', 'deleteIndex', 'editSettings', 'browse'];

/** Speaks as much of Algolia's API as a publication needs, and fails where a test wants it to. */
export async function startAlgolia() {
  const indexes = new Map<string, Index>();
  const state = {
    indexes,
    rights: ALL_RIGHTS,
    /** Of each batch of records that comes, by its number from 1. */
    failBatch: undefined as ((batch: number) => Error | undefined) | undefined,
    requests: [] as string[],
  };
  let batches = 0;

  const indexNamed = (name: string): Index => {
    const index = indexes.get(name) ?? { settings: {}, synonyms: [], records: [] };
    indexes.set(name, index);
    return index;
  };

  function answer(method: string, path: string, body: unknown): unknown {
    const [, , kind, encoded = '', action = ''] = path.split('/');
    const name = decodeURIComponent(encoded);
    if (kind === 'keys') return { value: name, acl: state.rights, createdAt: 0 };
    if (method === 'DELETE') return indexes.delete(name) && { taskID: 1 };
    if (action === 'task') return { status: 'published', pendingTask: false };
    if (action === 'browse') {
      const index = indexes.get(name);
      if (!index) throw new Refusal(404, 'Index does not exist');
      return { hits: index.records };
    }
    if (action === 'settings') indexNamed(name).settings = body as object;
    if (action === 'synonyms') indexNamed(name).synonyms = body as Stored[];
    if (action === 'batch') addBatch(indexNamed(name), body as Body);
    if (action === 'operation') move(name, body as Body);
    return { taskID: 1, updatedAt: '', objectIDs: [] };
  }

  function addBatch(index: Index, { requests = [] }: Body) {
    const failure = state.failBatch?.(++batches);
    if (failure) throw failure;
    index.records.push(...requests.map(({ body }) => body));
  }

  function move(name: string, { operation, destination = '' }: Body) {
    const index = indexes.get(name);
    if (operation !== 'move' || !index) throw new Refusal(400, 'No such index');
    indexes.set(destination, index);
    indexes.delete(name);
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url?.replace(/\?.*/, '') ?? '';
      state.requests.push(`${request.method} ${path}`);
      try {
        const result = answer(request.method ?? '', path, body);
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(result));
      } catch (failure) {
        if (failure instanceof Disconnection) return request.socket.destroy();
        const status = failure instanceof Refusal ? failure.status : 500;
        const message = failure instanceof Error ? failure.message : String(failure);
        response.writeHead(status, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify({ status, message }));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    ...state,
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text ? JSON.parse(text) : undefined;
}
