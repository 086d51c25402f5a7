import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import { median } from './measure.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Milliseconds that one task may block the page. */
const taskBar = 50;

/** Posts of each month, all planned and the reader's to move. */
const posts = 500;

const runs = Number(process.env.BENCH_CALENDAR_RUNS ?? 5);

/** A host's page: the calendar over an API that has its answers ready, and the floor, buttons that React draws. */
const page = `
import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createClient, PinfoldProvider } from '@pinfold/sdk';
import { pl } from '@pinfold/sdk/locales/pl';
import { PostsCalendar } from '@pinfold/sdk/publications';
import { createTestClient } from '@pinfold/sdk/testing';

const { server } = createTestClient();
const counts = { total: 100, sent: 0, published: 0, rejected: 0, failed: 0, processing: 100 };
const two = (number) => String(number).padStart(2, '0');
const all = ['2030-03', '2030-04', '2030-05', '2030-06'].flatMap((month, before) =>
  Array.from({ length: ${posts} }, (_, index) => ({
    id: before * ${posts} + index + 1, type: 1 + index % 3, title: 'Tydzień kawy ' + (index + 1),
    at: month + '-' + two(1 + index % 28) + 'T' + two(8 + index % 12) + ':00', planned_zone: 'location',
    status: 'planned', counts, picture: null, can_edit: true, version: 1,
  })));
const client = createClient({
  baseUrl: 'https://pinfold.test', companyId: 1, getToken: () => 'test-token',
  fetch: async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith('/local-posts/calendar/')) return server.respond(request);
    const results = all.filter(({ at }) =>
      at.slice(0, 10) >= searchParams.get('from') && at.slice(0, 10) <= searchParams.get('to'));
    return Response.json({ results });
  },
});
const calendar = createRoot(document.getElementById('calendar'));
const floor = createRoot(document.getElementById('floor'));
globalThis.showCalendar = (isShown) => calendar.render(
  h(PinfoldProvider, { client, locale: pl }, isShown ? h(PostsCalendar, { defaultDay: '2030-04-10' }) : null));
globalThis.showButtons = (count) => floor.render(
  Array.from({ length: count }, (_, index) => h('button', { key: index, type: 'button' },
    h('b', null, '09:00'), ' ', h('span', { dir: 'auto' }, 'Tydzień kawy ' + index))));
`;

const entry = '.pinfold-PostsCalendar-post';

interface Act {
  name: string;
  act: (host: Page) => Promise<void>;
}

/** In this order, from an empty page to an empty page. */
const acts: readonly Act[] = [
  { name: 'opening the month', act: (host) => showCalendar(host, true) },
  { name: 'next month', act: (host) => press(host, 'Następny miesiąc', 'maj 2030') },
  { name: 'the week', act: (host) => choose(host, 'Tydzień') },
  { name: 'the list', act: (host) => choose(host, 'Lista') },
  { name: 'the month again', act: (host) => choose(host, 'Miesiąc') },
  { name: 'dragging by keyboard', act: dragByKeyboard },
];

/**
 * Opens a calendar with 500 posts in the month, changes month and view, and drags a post by keyboard. A task is judged
 * by what it computes, since on a busy machine any task waits for a core, in the median over runs. Returns the bars that
 * were missed.
 */
export async function benchPostsCalendar(say: (line: string) => void): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-posts-calendar-'));
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--allow-file-access-from-files',
    ],
  });
  try {
    await bundleInto(folder);
    const host = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    host.on('pageerror', (error) => say(`  ${error.message}`));
    await host.goto(pathToFileURL(join(folder, 'index.html')).href);
    // Code is loaded once, by whoever opens the calendar first.
    await showCalendar(host, true);
    const drawn = await host.locator(entry).count();
    await showCalendar(host, false);
    const found = new Map<string, Cost[]>();
    for (let run = 0; run < runs; run += 1) {
      const floor = await watch(host, browser, () => showButtons(host, drawn));
      await showButtons(host, 0);
      for (const { name, act } of acts) {
        const cost = await watch(host, browser, () => act(host));
        found.set(name, [...(found.get(name) ?? []), { ...cost, ratio: cost.total / floor.total }]);
      }
      await showCalendar(host, false);
    }
    return report(found, drawn, say);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

interface Busy {
  /** Milliseconds that the page's main thread computed, all tasks together. */
  total: number;
  /** The longest task: what it computed, and how long it lasted with its waiting for a core. */
  longest: number;
  lasted: number;
}

interface Cost extends Busy {
  /** All tasks together, as a multiple of what the same number of plain buttons takes. */
  ratio: number;
}

function report(found: ReadonlyMap<string, Cost[]>, drawn: number, say: (line: string) => void): string[] {
  say(`\n${posts} posts in the calendar, ${drawn} drawn in its month (bar ${taskBar} ms a task)`);
  say(
    `${'while'.padEnd(28)}${'longest task'.padStart(14)}${'in each run'.padStart(28)}${'lasted'.padStart(28)}${'of as many buttons'.padStart(20)}`,
  );
  const missed: string[] = [];
  for (const [name, costs] of found) {
    const longest = median(costs.map((cost) => cost.longest));
    const each = (value: (cost: Cost) => number) => costs.map((cost) => Math.round(value(cost))).join(', ');
    const ratio = median(costs.map((cost) => cost.ratio)).toFixed(1);
    say(
      `${name.padEnd(28)}${`${Math.round(longest)} ms`.padStart(14)}${each((cost) => cost.longest).padStart(28)}${each((cost) => cost.lasted).padStart(28)}${ratio.padStart(20)}`,
    );
    if (longest > taskBar)
      missed.push(`a task of ${Math.round(longest)} ms in the calendar of posts, ${name}`);
  }
  return missed;
}

async function bundleInto(folder: string): Promise<void> {
  await build({
    stdin: { contents: page, resolveDir: join(here, '..', '..', 'apps', 'panel'), loader: 'ts' },
    bundle: true,
    minify: process.env.BENCH_READABLE !== 'yes',
    splitting: true,
    format: 'esm',
    outdir: folder,
    entryNames: 'page',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['pinfold-source', 'module', 'browser', 'production'],
    logLevel: 'error',
  });
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><body style="margin: 0"><div id="calendar" style="block-size: 880px"></div>
     <div id="floor"></div><script type="module" src="page.js"></script>`,
  );
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds from begin to end, and of them those on a core. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/** What the page's main thread does while something is done to the page. */
async function watch(host: Page, browser: Browser, act: () => Promise<void>): Promise<Busy> {
  await browser.startTracing(host, { categories: ['-*', 'disabled-by-default-devtools.timeline'] });
  await atRest(host);
  await act();
  await atRest(host);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const tasks = mainTasks(traceEvents);
  const longest = tasks.reduce((a, b) => (b.tdur > a.tdur ? b : a), { tdur: 0, dur: 0 });
  return {
    total: tasks.reduce((sum, { tdur }) => sum + tdur, 0) / 1000,
    longest: longest.tdur / 1000,
    lasted: longest.dur / 1000,
  };
}

/** The tasks of the page's main thread: of several pages' the one with most to do. */
function mainTasks(events: readonly TraceEvent[]): { dur: number; tdur: number }[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) =>
      events
        .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid)
        .map(({ dur = 0, tdur = 0 }) => ({ dur, tdur })),
    );
  return threads.reduce((a, b) => (b.length > a.length ? b : a), []);
}

/** Waits until the page has nothing left to do. */
async function atRest(host: Page): Promise<void> {
  await host.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(
          () => requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => resolve()), 100)),
          200,
        );
      }),
  );
}

async function showCalendar(host: Page, isShown: boolean): Promise<void> {
  await host.evaluate((shown) => {
    (globalThis as { showCalendar?: (shown: boolean) => void }).showCalendar?.(shown);
  }, isShown);
  await host.waitForSelector(entry, isShown ? {} : { state: 'detached' });
}

async function showButtons(host: Page, count: number): Promise<void> {
  await host.evaluate((buttons) => {
    (globalThis as { showButtons?: (count: number) => void }).showButtons?.(buttons);
  }, count);
  await host.waitForSelector('#floor button', count > 0 ? {} : { state: 'detached' });
}

async function press(host: Page, name: string, title: string): Promise<void> {
  await host.getByRole('button', { name }).click();
  await host.getByRole('heading', { name: title }).waitFor();
}

async function choose(host: Page, name: string): Promise<void> {
  await host.getByRole('radio', { name }).click();
}

async function dragByKeyboard(host: Page): Promise<void> {
  await host.locator(entry).first().focus();
  await host.keyboard.press('Alt+Enter');
  await host.waitForFunction(() => document.activeElement?.role === 'cell');
  for (let day = 0; day < 5; day += 1) await host.keyboard.press('Tab');
  await host.keyboard.press('Escape');
}
