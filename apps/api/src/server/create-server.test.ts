import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { createServer } from './create-server.ts';
import { openFront } from './open-front.ts';

/** The whole server on a port, with a panel that was not built. */
async function serve(publicUrl: string) {
  const { services } = await startTestApi({ config: { PINFOLD_PUBLIC_URL: publicUrl } });
  const front = await openFront(0, true);
  onTestFinished(front.close);
  front.show(createServer({ services, panel: '/nowhere', widget: '/nowhere' }));
  return async (method: string, path: string) => {
    const asked = request({ port: front.port, host: '127.0.0.1', method, path, agent: false }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
  };
}

test('ERR-01 a method that no call is made with is refused by a problem document, on every path', async () => {
  const ask = await serve('http://localhost:4400');
  for (const path of [
    '/',
    '/api/login/',
    '/api/user/',
    '/health',
    '/docs/api',
    '/locator/x',
    '/f/x/',
    '/nothing',
  ])
    for (const method of ['TRACE', 'PROPFIND', 'PURGE']) {
      const { status, headers, body } = await ask(method, path);
      expect(status, `${method} ${path}`).toBe(405);
      expect(headers['content-type']).toBe('application/problem+json');
      expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
      expect(JSON.parse(body)).toMatchObject({
        code: 'method_not_allowed',
        status: 405,
        title: 'Method Not Allowed',
      });
    }
  expect((await ask('GET', '/health')).status).toBe(200);
});

test('BAS-01 browsers are told to come back encrypted where people reach us over https, and only there', async () => {
  const paths = [
    '/',
    '/health',
    '/api/user/',
    '/docs/api/',
    '/docs/errors/',
    '/locator/x/',
    '/f/x/',
    '/store-locator.js',
  ];
  const encrypted = await serve('https://pinfold.example.com');
  const plain = await serve('http://localhost:4400');
  for (const path of paths) {
    expect((await encrypted('GET', path)).headers['strict-transport-security'], path).toBe(
      'max-age=31536000',
    );
    expect((await plain('GET', path)).headers, path).not.toHaveProperty('strict-transport-security');
  }
});
