import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { retryReads } from './retry-reads.ts';

/** A provider that closes the connection of the first calls, as one does whose idle time has just passed. */
async function closing(first: number) {
  const calls: string[] = [];
  const answer: RequestListener = (request, response) => {
    calls.push(request.method ?? '');
    if (calls.length > first) response.end('found');
    else request.socket.destroy();
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

const patient = retryReads(fetch);

test('BAS-02 a read that lost its connection twice is answered by the third try, and then given up', async () => {
  const { url, calls } = await closing(2);
  expect(await (await patient(url)).text()).toBe('found');
  expect(calls).toEqual(['GET', 'GET', 'GET']);
  const gone = await closing(3);
  await expect(patient(gone.url)).rejects.toThrow('fetch failed');
  expect(gone.calls).toHaveLength(3);
});

test('BAS-02 a write that may have arrived is never sent again by itself', async () => {
  const { url, calls } = await closing(1);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    calls.length = 0;
    await expect(patient(url, { method }), method).rejects.toThrow('fetch failed');
    expect(calls).toEqual([method]);
  }
});

test('BAS-02 a write that nobody can have received is tried again', async () => {
  let tries = 0;
  const refused = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
  const answered = retryReads(() =>
    ++tries < 3 ? Promise.reject(refused) : Promise.resolve(new Response('ok')),
  );
  expect((await answered('http://provider.test/', { method: 'POST' })).status).toBe(200);
  expect(tries).toBe(3);
});

test('BAS-02 a read that its caller has ended is not tried again, and an error is an answer', async () => {
  const ended = AbortSignal.abort();
  let tries = 0;
  const failing = retryReads((_, init) => {
    tries += 1;
    return init?.signal?.aborted
      ? Promise.reject(init.signal.reason as Error)
      : Promise.resolve(new Response('', { status: 503 }));
  });
  await expect(failing('http://provider.test/', { signal: ended })).rejects.toThrow('aborted');
  expect((await failing('http://provider.test/')).status).toBe(503);
  expect(tries).toBe(2);
});
