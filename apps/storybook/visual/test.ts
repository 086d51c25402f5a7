import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { storybook } from './places.ts';

export interface Stories {
  /** Reused by all scenes, since a warm page renders the next one faster. */
  page: Page;
  /** URL of the built Storybook, served below a path as in the documentation. */
  url: string;
  /** Addresses of requests to other origins; expected to stay empty. */
  strangers: string[];
}

export const test = base.extend<object, { stories: Stories }>({
  stories: [
    async ({ browser }, use) => {
      const server = createServer(({ url = '/' }, response) => void answer(url, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const context = await browser.newContext({
        locale: 'pl-PL',
        timezoneId: 'Europe/Warsaw',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date('2026-11-21T10:00:00Z'));
      const strangers: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(origin + below) && !/^(data|blob):/.test(request.url()))
          strangers.push(request.url());
      });
      await use({ page, url: origin + below, strangers });
      await context.close();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker' },
  ],
});

async function answer(url: string, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(url, 'http://localhost');
  const file = join(storybook, decodeURIComponent(pathname.slice(below.length)));
  const body = await readFile(file).catch(() => undefined);
  if (!body) {
    response.writeHead(404).end();
    return;
  }
  const type = types[extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'max-age=600' }).end(body);
}

const below = '/sdk/docs/storybook/';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
