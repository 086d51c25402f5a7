import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveSandbox } from './create-server.ts';

const mails = { fetch: async () => new Response('mails') };

/** Returns the status of the response to a request with these headers. */
async function status(
  sandbox: Hono,
  headers: Record<string, string>,
  path = '/sandbox/mail',
): Promise<number> {
  return (await sandbox.request(path, { headers })).status;
}

test('BAS-02 the sandbox answers this machine by its own name alone, unless it is open to everybody', async () => {
  const local = serveSandbox(mails, { reach: 'local', countDue: async () => 0 });
  const open = serveSandbox(mails, { reach: 'public' });
  for (const host of ['localhost:4400', '127.0.0.1:4400', '[::1]:4400', 'pinfold.localhost', 'LOCALHOST'])
    expect(await status(local, { Host: host }), host).toBe(200);
  for (const host of [
    'pinfold.example.com',
    '192.168.1.4:4400',
    'localhost.evil.test',
    '127.0.0.1.evil.test',
    '',
  ])
    for (const path of ['/sandbox', '/sandbox/', '/sandbox/world/mails', '/sandbox/due-jobs'])
      expect(await status(local, { Host: host }, path), host + path).toBe(403);
  expect(await status(local, { Host: 'localhost', 'X-Forwarded-Host': 'pinfold.example.com' })).toBe(403);
  expect(await status(local, { Host: 'localhost', 'X-Forwarded-Host': 'localhost, evil.test' })).toBe(403);
  expect(await status(open, { Host: 'pinfold.example.com' })).toBe(200);
});
