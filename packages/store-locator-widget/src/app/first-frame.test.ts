// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { Answer, FirstAnswer } from '../loader.ts';
import type { Settings } from '../settings.ts';
import { answerFirst } from './widget.tsx';
import { gatherFirstFrame } from './first-frame.ts';

const settings: Settings = { name: 'lipa', language: 'pl', api: '', theme: 'auto', height: '640px' };
const firstAnswer = (answer: Promise<Answer>): FirstAnswer => ({ url: '/lipa', answer });
const json = (body: object, status = 200): Answer => ({ status, text: JSON.stringify(body) });

afterEach(() => void vi.useRealTimers());

/** Only the stores are waited for. */
const messagesLoaded = () => expect.poll(() => vi.getTimerCount()).toBe(1);

test('LOC-05 the first frame has the shops that came before its words, and leaves the answer to be read', async () => {
  const first = firstAnswer(Promise.resolve(json({ name: 'lipa', language: 'pl' })));
  const stores = await gatherFirstFrame(first, settings);
  expect(stores).toEqual({ name: 'lipa', language: 'pl' });
  const response = await answerFirst(first)('/lipa');
  await expect(response.json()).resolves.toEqual(stores);
});

test('LOC-05 words that are here wait a moment for the shops', async () => {
  vi.useFakeTimers();
  let arrive: (answer: Answer) => void = () => {};
  const soon = new Promise<Answer>((resolve) => (arrive = resolve));
  const stores = gatherFirstFrame(firstAnswer(soon), settings);
  await messagesLoaded();
  arrive(json({ name: 'lipa', language: 'pl' }));
  expect(await stores).toEqual({ name: 'lipa', language: 'pl' });
});

test('LOC-05 words that are here do not wait for ever', async () => {
  vi.useFakeTimers();
  const stores = gatherFirstFrame(firstAnswer(new Promise(() => {})), settings);
  await messagesLoaded();
  vi.advanceTimersToNextTimer();
  expect(await stores).toBeUndefined();
});

test.each([
  ['a refusal', () => Promise.resolve(json({ code: 'not_found' }, 404))],
  ['a page of a captive portal', () => Promise.resolve({ status: 200, text: '<html>' })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('LOC-05 %s is no list, and is left to the view', async (_name, answer) => {
  expect(await gatherFirstFrame(firstAnswer(answer()), settings)).toBeUndefined();
});

test('LOC-05 the view is told of a refusal as it came', async () => {
  const refusal = json({ code: 'not_found' }, 404);
  const response = await answerFirst(firstAnswer(Promise.resolve(refusal)))('/lipa');
  expect(response.status).toBe(404);
  expect(await response.text()).toBe(refusal.text);
});
