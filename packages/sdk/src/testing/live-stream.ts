import type { LiveTopic } from '@pinfold/contract/live/live-topics';

/** Sends a change to live streams, so that clients refetch. Without ids it concerns the whole topic. */
export type Tell = (topic: LiveTopic, ids?: readonly number[]) => void;

/** The stream of changes of the in-memory API. */
export interface TestStream {
  openCount: number;
  send: Tell;
  /** Closes all open streams, as a restarting server does. */
  drop: () => void;
  respond: (signal: AbortSignal) => Response;
}

/** The in-memory API's stream of changes, as server-sent events. */
export function createTestStream(): TestStream {
  const encoder = new TextEncoder();
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  let lastId = 0;
  return {
    get openCount() {
      return open.size;
    },
    send(topic: LiveTopic, ids: readonly number[] = []) {
      lastId += 1;
      const event = encoder.encode(`id: ${lastId}\ndata: ${JSON.stringify({ topic, ids })}\n\n`);
      for (const controller of open) controller.enqueue(event);
    },
    drop() {
      for (const controller of open) controller.close();
      open.clear();
    },
    respond(signal: AbortSignal): Response {
      signal.throwIfAborted();
      let own: ReadableStreamDefaultController<Uint8Array> | undefined;
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          own = controller;
          open.add(controller);
          controller.enqueue(encoder.encode(': connected\n\n'));
        },
        cancel() {
          if (own) open.delete(own);
        },
      });
      signal.addEventListener('abort', () => {
        if (own && open.delete(own)) own.error(signal.reason);
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
  };
}
