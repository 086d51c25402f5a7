import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Milliseconds that one task may block the page. */
const taskBar = 100;

const drawn = { keywords: 5, days: 730 };

/** A host's page that draws the chart on a call, so that loading is not measured. */
const page = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { PinfoldProvider } from '@pinfold/sdk';
import { useRankChart } from '@pinfold/sdk/headless/rankings';
import { pl } from '@pinfold/sdk/locales/pl';
import { RankChartView } from '@pinfold/sdk/rankings';
import { createTestClient } from '@pinfold/sdk/testing';
import { Surface } from '@pinfold/sdk/ui';

const dates = Array.from({ length: ${drawn.days} }, (_, day) =>
  new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10));
const series = (seed) => {
  const best = dates.map((_, day) => 1 + Math.round((Math.sin(day / 40 + seed) + 1) * 9));
  return { best, average: best, average_all: best, top3_share: best.map(() => 0.5), points: best.map(() => 3) };
};
const summary = { best: 1, average: 5, average_all: 6, top3_share: 0.5, points: 100, latest: 3, latest_on: dates[0] };
const positions = {
  date_from: dates[0], date_to: dates.at(-1), resolution: 'day', dates,
  compared: { date_from: dates[0], date_to: dates.at(-1), dates },
  keywords: Array.from({ length: ${drawn.keywords} }, (_, seed) => ({
    keyword: 'fraza ' + seed, series: series(seed), summary, compared: { series: series(seed + 0.5), summary },
  })),
  annotations: [{ date: dates[300], at: dates[300] + 'T10:00:00Z', fields: ['opening_hours'] }],
  measured_from: dates[0],
};
function Chart() {
  const chart = useRankChart({ facility: 1 });
  return h(RankChartView, { chart: { ...chart, positions, emptiness: undefined, error: null } });
}
const client = createTestClient();
const root = createRoot(document.getElementById('root'));
globalThis.show = (isShown) => root.render(
  h(PinfoldProvider, { client, locale: pl }, h(Surface, null, isShown ? h(Chart) : null)));
globalThis.show(true);
`;

/**
 * Draws five keywords over two years of days, with the two years before, and moves the pointer across them. Returns the
 * bars that were missed.
 */
export async function benchRankChart(say: (line: string) => void): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-rank-chart-'));
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
    await host.goto(pathToFileURL(join(folder, 'index.html')).href);
    await host.waitForSelector('.recharts-line-curve');
    const tasks = { drawing: await tasksOf(host, drawAgain), pointing: await tasksOf(host, pointAcross) };
    say(
      `\n${drawn.keywords} keywords over ${drawn.days} days, and as many before (bar ${taskBar} ms a task)`,
    );
    for (const [what, found] of Object.entries(tasks))
      say(`long tasks while ${what}: ${found.join(', ') || 'none'} ms`);
    const longest = Math.max(0, ...tasks.drawing, ...tasks.pointing);
    return longest > taskBar ? [`a task of ${longest} ms in the chart of positions`] : [];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

async function bundleInto(folder: string): Promise<void> {
  await build({
    stdin: { contents: page, resolveDir: join(here, '..', '..', 'apps', 'panel'), loader: 'ts' },
    bundle: true,
    minify: true,
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
    '<!doctype html><meta charset="utf-8"><body><div id="root"></div><script type="module" src="page.js"></script>',
  );
}

/** Milliseconds of each long task that something causes. */
async function tasksOf(host: Page, act: (host: Page) => Promise<void>): Promise<number[]> {
  await host.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(Math.round(entry.duration));
    }).observe({ type: 'longtask' });
  });
  await act(host);
  await host.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return host.evaluate(() => (globalThis as { seen?: number[] }).seen ?? []);
}

async function drawAgain(host: Page): Promise<void> {
  const show = (isShown: boolean) =>
    host.evaluate((shown) => (globalThis as { show?: (shown: boolean) => void }).show?.(shown), isShown);
  await show(false);
  await host.waitForSelector('.recharts-line-curve', { state: 'detached' });
  await show(true);
  await host.waitForSelector('.recharts-line-curve');
}

async function pointAcross(host: Page): Promise<void> {
  for (let x = 100; x < 1300; x += 10) await host.mouse.move(x, 200);
}
