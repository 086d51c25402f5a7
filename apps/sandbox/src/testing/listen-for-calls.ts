import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface HeardCall {
  /** With its query. */
  path: string;
  body: string;
}

/** An HTTP server on a free port that records the sandbox's calls, until the test ends. */
export async function listenForCalls(nextStatus: () => number = () => 204) {
  const calls: HeardCall[] = [];
  let noticeCall = () => {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString() });
      response.writeHead(nextStatus()).end();
      noticeCall();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Waits until so many calls have come, however long that takes. */
    async heard(count: number): Promise<void> {
      while (calls.length < count) await new Promise<void>((resolve) => (noticeCall = resolve));
    },
  };
}
