// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { FirstAnswer } from '../first-answer.ts';
import type { Settings } from '../settings.ts';
import { gatherFirstFrame } from './first-frame.ts';
import { loadWords } from './visitor.ts';

const settings: Settings = { name: 'lipa', language: 'pl', api: '', theme: 'auto', height: '640px' };
const firstAnswer = (response: Promise<Response>): FirstAnswer => ({ url: '/lipa', response });

test('LOC-05 the first frame has the shops that came before its words, and leaves the answer to be read', async () => {
  const response = Response.json({ name: 'lipa', language: 'pl' });
  const shops = await gatherFirstFrame(firstAnswer(Promise.resolve(response)), settings);
  expect(shops).toEqual({ name: 'lipa', language: 'pl' });
  await expect(response.json()).resolves.toEqual(shops);
});

test('LOC-05 words that are here wait a moment for the shops', async () => {
  await loadWords('pl');
  const soon = new Promise<Response>((resolve) =>
    setTimeout(() => resolve(Response.json({ name: 'lipa', language: 'pl' })), 20),
  );
  expect(await gatherFirstFrame(firstAnswer(soon), settings)).toEqual({ name: 'lipa', language: 'pl' });
});

test('LOC-05 words that are here do not wait for ever', async () => {
  await loadWords('pl');
  expect(await gatherFirstFrame(firstAnswer(new Promise(() => {})), settings)).toBeUndefined();
});

test.each([
  ['a refusal', () => Promise.resolve(Response.json({ code: 'not_found' }, { status: 404 }))],
  ['a page of a captive portal', () => Promise.resolve(new Response('<html>'))],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('LOC-05 %s is no list, and is left to the view', async (_name, response) => {
  expect(await gatherFirstFrame(firstAnswer(response()), settings)).toBeUndefined();
});
