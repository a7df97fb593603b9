import type { WorkerSettings } from '../site/offline/settings';

// TypeScript has the types either of a worker or of a page, not both.
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  request: Request;
  clientId: string;
  resultingClientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

export type MessageEventFromPage = ExtendableEvent & Pick<MessageEvent<unknown>, 'data' | 'ports'>;

type WorkerEvents = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: MessageEventFromPage;
};

type WindowClient = { id: string; url: string; postMessage: (message: unknown) => void };

type WorkerScope = {
  offlineSite: WorkerSettings;
  location: WorkerLocation;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<WindowClient | undefined>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<readonly WindowClient[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof WorkerEvents>(
    type: Type,
    listener: (event: WorkerEvents[Type]) => void,
  ) => void;
};

type WorkerLocation = { origin: string };

export const scope = self as unknown as WorkerScope;

/** The path of an address without the site's folder; undefined outside of that folder. */
export function sitePath(address: string): string | undefined {
  const { prefix } = scope.offlineSite;
  const { pathname } = new URL(address);
  return pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : undefined;
}
