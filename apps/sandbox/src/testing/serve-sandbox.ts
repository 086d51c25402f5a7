import { serve } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import type { Sandbox } from '../index.ts';

/** Serves a sandbox on a free port; returns the URL of a provider in it. */
export async function serveSandbox(sandbox: Sandbox, provider = 'google'): Promise<string> {
  const port = await new Promise<number>((resolve) => {
    const server = serve(
      { fetch: (request) => sandbox.fetch(request), hostname: '127.0.0.1', port: 0 },
      (address) => resolve(address.port),
    );
    onTestFinished(() => void server.close());
  });
  return `http://127.0.0.1:${port}/sandbox/${provider}`;
}
