import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'esbuild';
import { buildWidget } from '../../packages/store-locator-widget/build-widget.ts';
import { openBareBrowser, type BareBrowser } from './bare-browser.ts';
import { installPeers, peersFolder } from './install-peers.ts';
import { makeLocatorAnswers } from './locator-answers.ts';
import { median } from './measure.ts';
import { serveWidget } from './serve-widget.ts';

/** Milliseconds from the beginning of the navigation to the frame with the list; nodes are counted with the map open. */
const bars = [
  { count: 10_000, slowdown: 1, ms: 100 },
  { count: 10_000, slowdown: 4, ms: 300 },
  { count: 100_000, slowdown: 1, ms: 120 },
] as const;
const nodeBar = 300;
/** Milliseconds. */
const browserRest = 700;
const runs = Number(process.env.BENCH_RUNS ?? 5);

interface Shown {
  ms: number;
  nodes: number;
}

/**
 * Measures how long a page takes to show its list of locations: ours, and Google's Extended Component Library with a
 * Maps JavaScript API that responds at once. Returns the bars that were missed.
 */
export async function benchLocatorList(say: (line: string) => void): Promise<string[]> {
  await installPeers(say);
  const folder = await mkdtemp(`${tmpdir()}/pinfold-widget-`);
  await buildWidget(folder);
  const gmpx = await bundleGmpx();
  const browser = await openBareBrowser(process.env.CHROME_PATH ?? '/usr/bin/chromium');
  const missed: string[] = [];
  try {
    const row = (what: string, cells: readonly string[]) =>
      say(`${what.padEnd(32)}${cells.map((cell) => cell.padStart(11)).join('')}`);
    say('');
    row('time to the list', [
      'ours',
      'bar',
      'floor',
      'no list',
      'ours/floor',
      'gmpx',
      'ours/its',
      'nodes',
      'its nodes',
    ]);
    for (const { count, slowdown, ms: bar } of bars) {
      const { locations, answers } = makeLocatorAnswers('sklepy', count);
      const listings = locations.map(({ name, street, city, latitude, longitude }) => ({
        title: name,
        addressLines: [street, city],
        position: { lat: latitude, lng: longitude },
      }));
      const server = await serveWidget({
        folder,
        answers,
        files: { '/gmpx.js': gmpx, '/listings.json': JSON.stringify(listings) },
      });
      const ours = await showOften(browser, `${server.origin}/ours`, ourList, { slowdown, times: runs });
      // No script tag can be faster on this machine.
      const floor = await showOften(browser, `${server.origin}/floor`, plainList, { slowdown, times: runs });
      // Nor is any there before the page itself.
      const empty = await showOften(browser, `${server.origin}/plain`, plainText, { slowdown, times: runs });
      // A hundred thousand were never shown by it; ten thousand take it seconds each time.
      const its =
        count > 10_000
          ? undefined
          : await showOften(browser, `${server.origin}/gmpx`, itsList, { slowdown, times: 1 });
      await server.stop();
      const what = `${count} locations, CPU ${slowdown === 1 ? 'as it is' : `${slowdown} times slower`}`;
      row(what, [
        ...[ours.ms, bar, floor.ms, empty.ms].map(milliseconds),
        (ours.ms / floor.ms).toFixed(2),
        its ? milliseconds(its.ms) : '-',
        its ? (ours.ms / its.ms).toFixed(4) : '-',
        String(ours.nodes),
        String(its?.nodes ?? '-'),
      ]);
      if (!(ours.ms <= bar)) missed.push(`${what}: a list after ${ours.ms.toFixed(0)} of ${bar} ms`);
      if (!(ours.nodes <= nodeBar)) missed.push(`${what}: ${ours.nodes} of ${nodeBar} nodes`);
    }
    return missed;
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

/** Expressions that are true when the list is shown. */
const ourList = `document.querySelector('pinfold-store-locator')?.shadowRoot?.querySelector('.pinfold-StoreLocator-card')`;
const ourMap = `${ourList} && document.querySelector('pinfold-store-locator').shadowRoot.querySelector('.pinfold-LocatorMap-pin, .pinfold-LocatorMap-cluster')`;
const plainList = `document.querySelector('li')`;
const plainText = `document.querySelector('p')`;
const itsList = `document.querySelector('gmpx-store-locator')?.shadowRoot?.querySelector('#location-results-list li')`;

async function showOften(
  browser: BareBrowser,
  url: string,
  list: string,
  { slowdown, times }: { slowdown: number; times: number },
): Promise<Shown> {
  const shown: Shown[] = [];
  // The first of a browser pays for what the others find warm, so it is not counted.
  for (let run = 0; run <= times; run += 1) shown.push(await show(browser, url, list, slowdown));
  const counted = shown.slice(times > 1 ? 1 : 0);
  return { ms: median(counted.map(({ ms }) => ms)), nodes: Math.max(...counted.map(({ nodes }) => nodes)) };
}

/**
 * In a new profile, so that nothing is cached. For each one the browser prepares a spare process, which takes longer
 * than the list and both cores: waits until that is done.
 */
async function show(browser: BareBrowser, url: string, list: string, slowdown: number): Promise<Shown> {
  const page = await browser.newPage();
  await page.send('Emulation.setDeviceMetricsOverride', {
    width: 1280,
    height: 900,
    deviceScaleFactor: 1,
    mobile: false,
  });
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `
      globalThis.once = (found) => new Promise((resolve) => {
        const look = () => requestAnimationFrame(() => found() ? requestAnimationFrame(() => resolve(performance.now())) : look());
        look();
      });
      globalThis.listShown = once(() => ${list});`,
  });
  await pause(browserRest);
  await page.send('Page.navigate', { url });
  const ms = await page.evaluate<number>('listShown');
  // Its own map is a stub, which has no nodes.
  if (list === ourList) await page.evaluate(`once(() => ${ourMap})`);
  const nodes = await page.evaluate<number>(`(function count(node) {
    return [...node.childNodes].reduce((sum, child) => sum + 1 + count(child), 0) + (node.shadowRoot ? count(node.shadowRoot) : 0);
  })(document.body)`);
  await page.close();
  return { ms, nodes };
}

async function bundleGmpx(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import '@googlemaps/extended-component-library/store_locator.js';
        fetch('/listings.json').then((answer) => answer.json()).then((listings) => {
          document.querySelector('gmpx-store-locator').listings = listings;
        });`,
      resolveDir: peersFolder,
      loader: 'js',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

function milliseconds(value: number): string {
  return `${value.toFixed(0)} ms`;
}
