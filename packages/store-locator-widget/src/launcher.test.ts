// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { Settings } from './settings.ts';
import { showLauncher } from './launcher.ts';

const settings: Settings = { name: 'lipa', language: 'pl', api: '', theme: 'auto', height: '640px' };
const owner = {
  options: { primary_color: '#7a1f3d', launcher: { text: 'Nasze kawiarnie', position: 'bottom_left' } },
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function launcherAfter(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  vi.useFakeTimers();
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  showLauncher(host, root, settings);
  await vi.advanceTimersByTimeAsync(4000);
  const button = root.querySelector('button');
  return button?.hidden ? null : { text: button?.textContent, position: button?.dataset['position'] };
}

test('LOC-03 the button looks as its owner wants it to', async () => {
  const launcher = await launcherAfter(() => Promise.resolve(Response.json(owner)));
  expect(launcher).toEqual({ text: 'Nasze kawiarnie', position: 'bottom_left' });
});

test.each([
  ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a hotel’s network answers for everybody', () => Promise.resolve(new Response('<html>'))],
  ['the server fails', () => Promise.resolve(new Response('', { status: 503 }))],
])('LOC-03 where %s, the button is there all the same', async (_name, answer) => {
  expect(await launcherAfter(answer)).toEqual({ text: 'Znajdź nas', position: 'bottom_right' });
});

test('LOC-03 where there is no such locator, there is no button', async () => {
  expect(await launcherAfter(() => Promise.resolve(new Response('{}', { status: 404 })))).toBeNull();
});
