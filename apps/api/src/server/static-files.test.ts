import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Hono } from 'hono';
import { widgetFiles } from './static-files.ts';

let folder: string;
let files: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinfold-widget-'));
  await mkdir(join(folder, 'store-locator'));
  for (const name of ['store-locator.js', 'store-locator/app-1a2b.js']) {
    await writeFile(join(folder, name), `"${name}"`);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(`"${name}"`));
  }
  files = widgetFiles(folder);
  files.get('*', (context) => context.text('the panel'));
});
afterAll(() => rm(folder, { recursive: true }));

test('LOC-01 any page may take the script, and asks again whether it changed', async () => {
  const response = await files.request('/store-locator.js');
  expect(await response.text()).toBe('"store-locator.js"');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': expect.stringContaining('javascript') as string,
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  const again = await files.request('/store-locator.js', {
    headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
  expect(again.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
});

test('LOC-01 chunks are kept for a year, and travel packed', async () => {
  const response = await files.request('/store-locator/app-1a2b.js', {
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(String(brotliDecompressSync(await response.arrayBuffer()))).toBe('"store-locator/app-1a2b.js"');
});

test('LOC-01 a chunk of yesterday is missing, not a page, and nobody remembers that it was', async () => {
  const response = await files.request('/store-locator/app-0000.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(['/store-locator', '/store-locator/general-config', '/store-locator/faq'])(
  'LOC-02 %s stays a page of the panel',
  async (path) => {
    expect(await (await files.request(path)).text()).toBe('the panel');
  },
);
