import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPublicSource } from './public-source.ts';
import { sampleLocator } from './engine/testing/sample-locator.ts';
import { LocatorError } from './locator-source.ts';

const { locator } = sampleLocator([]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('LOC-03 each question has its address, and carries neither token nor cookies', async () => {
  const { source, asked } = listen(() => json({ results: [] }));
  await source.locator(undefined);
  await source.locator('pl');
  await source.page(locator, 3);
  await source.store(7, 'en');
  await source.reviews(7, { page: 2, rating: 5, isTextOnly: true });
  await source.reviews(7, { page: 1 });
  await source.places('św. Anny', 'pl');
  const base = 'https://app.example.com/api/locators/kawiarnia-lipa/';
  expect(asked.map(({ url }) => url.replace(base, ''))).toEqual([
    '',
    '?lang=pl',
    'pages/3/?lang=pl&version=v1',
    'stores/7/?lang=en',
    'stores/7/reviews/?page=2&rating=5&text_only=true',
    'stores/7/reviews/?page=1',
    'places/?q=%C5%9Bw.+Anny&lang=pl',
  ]);
  for (const { init } of asked) expect([init.credentials, init.headers]).toEqual(['omit', undefined]);
});

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['not_found', () => json({ code: 'not_found' }, 404)],
  ['busy', () => json({}, 429)],
  ['busy', () => json({}, 503)],
  ['failed', () => json({}, 500)],
  ['failed', () => Promise.resolve(new Response('<!doctype html>'))],
])('LOC-03 a visitor without an answer is told why: %s', async (problem, answer) => {
  const { source } = listen(answer);
  const error = await source.locator('pl').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(LocatorError);
  expect(error).toMatchObject({ problem });
});

test('LOC-03 a network that says nothing is no network', async () => {
  const { source } = listen(() => new Promise(() => {}));
  const failure = source.locator('pl').catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await failure).toMatchObject({ problem: 'offline' });
});

test('LOC-03 two who ask for the same wait for one answer, and one who leaves takes it from nobody', async () => {
  const waiting: ((response: Response) => void)[] = [];
  const { source, asked } = listen(() => new Promise((resolve) => waiting.push(resolve)));
  const [one, other] = [new AbortController(), new AbortController()];
  const left = source.store(7, 'pl', one.signal).catch((thrown: unknown) => thrown);
  const stayed = source.store(7, 'pl', other.signal);
  one.abort();
  expect(await left).toMatchObject({ name: 'AbortError' });
  expect(asked).toHaveLength(1);
  waiting[0]?.(await json({ id: 7 }));
  expect(await stayed).toEqual({ id: 7 });
});

test('LOC-03 details that were seen are there at once for a minute, and later while there is no network', async () => {
  let answer = () => json({ id: 7, name: 'before' });
  const { source, asked } = listen(() => answer());
  await source.store(7, 'pl');
  answer = () => json({ id: 7, name: 'after' });
  expect(await source.store(7, 'pl')).toMatchObject({ name: 'before' });
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 61_000);
  expect(await source.store(7, 'pl')).toMatchObject({ name: 'after' });
  vi.setSystemTime(Date.now() + 61_000);
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await source.store(7, 'pl')).toMatchObject({ name: 'after' });
  await expect(source.store(8, 'pl')).rejects.toMatchObject({ problem: 'offline' });
  answer = () => json({}, 404);
  await expect(source.store(7, 'pl')).rejects.toMatchObject({ problem: 'not_found' });
});

function listen(answer: () => Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  const source = createPublicSource({
    api: 'https://app.example.com/api/',
    name: 'kawiarnia-lipa',
    fetch: (url, init) => {
      asked.push({ url, init });
      return answer();
    },
  });
  return { source, asked };
}

function json(body: unknown, status = 200): Promise<Response> {
  return Promise.resolve(Response.json(body, { status }));
}
