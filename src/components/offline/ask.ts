import type { Reply, Request } from '../../site/offline/messages';

export type Ask = <Message extends Request>(
  message: Message,
  worker?: ServiceWorker | null,
) => Promise<Reply<Message['type']>>;

/** Sends a message to the worker as soon as it is active, and waits for its answer. */
export const ask: Ask = async (message, worker) => {
  const target = worker ?? (await navigator.serviceWorker.ready).active;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Reply<(typeof message)['type']>>) => {
      port1.close();
      resolve(data);
    };
    target?.postMessage(message, [port2]);
  });
};
