import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { build } from 'esbuild';
import { chromium, type Browser, type Locator, type Page } from 'playwright';
import { buildWidget } from '../../packages/store-locator-widget/build-widget.ts';
import { makeLocatorAnswers } from './locator-answers.ts';
import { serveWidget } from './serve-widget.ts';

const locations = 100_000;
const slowdown = 4;

/**
 * Milliseconds from a key press to the engine's result and to the next frame, for 95 of 100 keys, the first included.
 */
const keyBar = 50;

/** How often each is measured, each time in a page that has searched for nothing yet. */
const rounds = Number(process.env.BENCH_RUNS ?? 5);

/** What people type: a town, a street, a name, a postal code. */
const typed = ['miasto 17', 'długa 12', 'sklep łąk', '31-04'];

/** Asks the engine as the list does, and beside it runs what no search can do without: looking into every text. */
const page = `
import { createLocatorEngine } from '@pinfold/store-locator';
import { openState } from '@pinfold/contract/features/store-locator/hours/open-state';

const now = new Date();
const near = { latitude: 50.06, longitude: 19.94 };
const json = async (path) => (await fetch(path)).json();

globalThis.prepare = async () => {
  const locator = await json('/api/locators/sklepy/');
  const engine = createLocatorEngine(locator);
  for (const { page } of locator.pages) {
    engine.add(await json('/api/locators/sklepy/pages/' + page + '/'));
    // As the list does: what comes is shown.
    engine.search({ near, now });
  }
  const texts = Array.from({ length: engine.size }, (_, row) => {
    const { name, street, postal_code, city } = engine.cardAt(row);
    return [name, street, postal_code, city].join(' ').toLowerCase().split('').join('');
  });
  Object.assign(globalThis, { engine, texts });
  return engine.size;
};

globalThis.typeInto = (text) => Array.from(text, (_, at) => {
  const begun = performance.now();
  const { rows } = engine.search({ text: text.slice(0, at + 1), near, now });
  const shown = Array.from(rows.subarray(0, 20), (row) => {
    const { hours, zone } = engine.hoursAt(row) ?? { hours: null, zone: '' };
    return [engine.cardAt(row), engine.distanceTo(row, near), openState(hours, zone, now)];
  });
  return performance.now() - begun + shown.length * 0;
});

globalThis.lookInto = (text) => Array.from(text, (_, at) => {
  const begun = performance.now();
  const sought = text.slice(0, at + 1);
  let found = 0;
  for (const one of texts) if (one.includes(sought)) found += 1;
  return performance.now() - begun + found * 0;
});
`;

/** Measures the delay of each key press among a hundred thousand locations. Returns the bars that were missed. */
export async function benchLocatorEngine(say: (line: string) => void): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-widget-'));
  await buildWidget(folder);
  const { answers } = makeLocatorAnswers('sklepy', locations);
  const server = await serveWidget({ folder, answers, files: { '/engine.js': await bundle() } });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const asked: { keys: number[]; floor: number[] }[] = [];
    const typing: Typing[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      asked.push(await askEngine(browser, server.origin));
      typing.push(await typeIntoWidget(browser, server.origin));
      plain.push(...(await typeIntoNothing(browser, server.origin)));
    }
    const result = late(asked.flatMap(({ keys }) => keys));
    const first = Math.max(...asked.map(({ keys: [key = 0] }) => key));
    const floor = late(asked.flatMap((round) => round.floor));
    const frame = late(typing.flatMap(({ frames }) => frames));
    const list = late(typing.flatMap(({ lists }) => lists));
    say(`\n${locations} locations, CPU ${slowdown} times slower, 95 of 100 keys (bar ${keyBar} ms)`);
    say(`${'key to result'.padEnd(44)}${milliseconds(result)}`);
    say(`${'  the first key, at worst'.padEnd(44)}${milliseconds(first)}`);
    say(`${'a loop of includes() over the same texts'.padEnd(44)}${milliseconds(floor)}`);
    say(`${'ratio'.padEnd(44)}${(result / floor).toFixed(2).padStart(12)}`);
    say(`${'key to the frame with the letter'.padEnd(44)}${milliseconds(frame)}`);
    say(`${'  the same in a field of nobody’s'.padEnd(44)}${milliseconds(late(plain))}`);
    say(`${'  ratio'.padEnd(44)}${(frame / late(plain)).toFixed(2).padStart(12)}`);
    say(`${'key to the frame with the list (no bar)'.padEnd(44)}${milliseconds(list)}`);
    return [
      ...(result <= keyBar ? [] : [`a result ${result.toFixed(0)} ms after a key`]),
      ...(frame <= keyBar ? [] : [`a frame ${frame.toFixed(0)} ms after a key`]),
    ];
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function askEngine(browser: Browser, origin: string): Promise<{ keys: number[]; floor: number[] }> {
  const host = await open(browser, `${origin}/plain`);
  await host.addScriptTag({ url: '/engine.js', type: 'module' });
  await host.waitForFunction('globalThis.prepare');
  const size = await host.evaluate<number>('prepare()');
  if (size !== locations) throw new Error(`${size} of ${locations} locations are there.`);
  await throttle(host, slowdown);
  const round = { keys: [] as number[], floor: [] as number[] };
  for (const text of typed) {
    round.keys.push(...(await host.evaluate<number[]>(`typeInto(${JSON.stringify(text)})`)));
    round.floor.push(...(await host.evaluate<number[]>(`lookInto(${JSON.stringify(text)})`)));
  }
  await host.context().close();
  return round;
}

/** The whole path, through the search field of the widget: one letter at a time, after all locations are loaded. */
async function typeIntoWidget(browser: Browser, origin: string): Promise<Typing> {
  const host = await open(browser, 'about:blank');
  const seen = new Set<string>();
  const areHere = new Promise<void>((resolve) => {
    host.on('requestfinished', (request) => {
      if (request.url().includes('/pages/')) seen.add(request.url());
      if (seen.size === locations / locatorLimits.pageStores) resolve();
    });
  });
  await host.goto(`${origin}/ours`);
  const field = host.locator('pinfold-store-locator input').first();
  await field.fill('xyz');
  await areHere;
  await host.waitForLoadState('networkidle');
  await field.fill('');
  await throttle(host, slowdown);
  await host.evaluate(listenToKeys);
  const heard = await typeAll(host, field);
  await host.context().close();
  if (heard.lists.length === 0) throw new Error('No key was heard.');
  return heard;
}

/** What no locator can be faster than: a field that nothing listens to, in a page without one. */
async function typeIntoNothing(browser: Browser, origin: string): Promise<number[]> {
  const host = await open(browser, `${origin}/plain`);
  await host.evaluate(`document.querySelector('h1').after(document.createElement('input'))`);
  await throttle(host, slowdown);
  await host.evaluate(listenToKeys);
  const { frames } = await typeAll(host, host.locator('input'));
  await host.context().close();
  return frames;
}

/** With pauses between the queries, as people type. */
async function typeAll(host: Page, field: Locator): Promise<Typing> {
  for (const text of typed) {
    await field.pressSequentially(text, { delay: 100 });
    await host.waitForTimeout(glance);
    await field.fill('');
  }
  return host.evaluate<Typing>('heardKeys()');
}

/** Milliseconds. */
const glance = 1000;

/** Milliseconds of each key. */
interface Typing {
  /** Until the browser has shown a frame after it. */
  frames: number[];
  /** Until the end of the frame with the first change to the list, its filters or its count. */
  lists: number[];
}

/**
 * The browser's Event Timing has the time of the next frame, to 8 ms; events under 16 ms are not reported, and count as
 * 16.
 */
const listenToKeys = `
  const keys = [];
  const frames = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') frames.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });
  addEventListener('keydown', ({ timeStamp }) => keys.push({ at: timeStamp, changed: 0 }), { capture: true });
  new MutationObserver((changes) => {
    const isOfList = ({ target }) => !(target.closest ? target : target.parentElement)?.closest('.pinfold-StoreLocator-search');
    const key = changes.some(isOfList) ? keys.at(-1) : undefined;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => key && (key.changed ||= performance.now() - key.at);
      port2.postMessage(0);
    });
  }).observe(document.querySelector('pinfold-store-locator')?.shadowRoot.querySelector('.pinfold-StoreLocator-main') ?? document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
  globalThis.heardKeys = () => {
    while (frames.length < keys.length) frames.push(16);
    return { frames, lists: keys.map(({ changed }) => changed).filter((changed) => changed > 0) };
  };
`;

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pl-PL' });
  const host = await context.newPage();
  host.setDefaultTimeout(120_000);
  await host.goto(url);
  return host;
}

async function throttle(host: Page, rate: number): Promise<void> {
  const session = await host.context().newCDPSession(host);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: page,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['pinfold-source', 'module', 'browser', 'production'],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** What 95 of 100 stay below. */
function late(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Infinity;
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(12);
}
