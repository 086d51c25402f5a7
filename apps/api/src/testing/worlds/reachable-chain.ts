import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { startChain, type Chain, type ChainOptions } from './chain.ts';

/** A chain whose API listens on this machine, so that the sandbox’s Google really fetches pictures from it. */
export async function startReachableChain(options: ChainOptions = {}): Promise<Chain> {
  const behind: { chain?: Chain } = {};
  const server = createServer(
    getRequestListener((request) => {
      const { pathname, search } = new URL(request.url);
      const path = pathname.replace(/^\/api/, '') + search;
      return behind.chain?.app.request(path, request) ?? new Response(null, { status: 503 });
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const config = { ...options.config, PINFOLD_PUBLIC_URL: `http://127.0.0.1:${port}` };
  behind.chain = await startChain({ ...options, config });
  return behind.chain;
}
