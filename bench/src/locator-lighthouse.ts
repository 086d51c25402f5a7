import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { buildWidget } from '../../packages/store-locator-widget/build-widget.ts';
import { installPeers, peersFolder } from './install-peers.ts';
import { makeLocatorAnswers } from './locator-answers.ts';
import { median } from './measure.ts';
import { serveWidget } from './serve-widget.ts';

/** Points of a hundred that a page may lose to us. */
const lossBar = 0;
const runs = Number(process.env.BENCH_RUNS ?? 5);
const port = 9333;

const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof kinds)[number], number>;

/** Lighthouse's scores of a page without the script tag and with it. Returns the bars that were missed. */
export async function benchLocatorLighthouse(say: (line: string) => void): Promise<string[]> {
  await installPeers(say);
  const { default: lighthouse } = (await import(
    pathToFileURL(`${peersFolder}/node_modules/lighthouse/core/index.js`).href
  )) as { default: Lighthouse };
  const folder = await mkdtemp(`${tmpdir()}/pinfold-widget-`);
  await buildWidget(folder);
  const server = await serveWidget({ folder, ...makeLocatorAnswers('sklepy', 1000) });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const pages = ['plain', 'launcher', 'inline'] as const;
    const found: Record<(typeof pages)[number], Scores[]> = { plain: [], launcher: [], inline: [] };
    for (let run = 0; run < runs; run += 1)
      for (const page of pages) {
        const result = await lighthouse(`${server.origin}/${page}`, {
          port,
          onlyCategories: kinds,
          logLevel: 'error',
        });
        if (!result) throw new Error('Lighthouse says nothing.');
        found[page].push(scoresOf(result.lhr.categories));
      }
    say(`\n${'Lighthouse'.padEnd(32)}${kinds.map((kind) => kind.padStart(16)).join('')}`);
    const missed: string[] = [];
    for (const page of pages) {
      const score = (kind: keyof Scores) => median(found[page].map((scores) => scores[kind]));
      const loss = (kind: keyof Scores) => median(found.plain.map((scores) => scores[kind])) - score(kind);
      say(
        `${`page, ${names[page]}`.padEnd(32)}${kinds.map((kind) => score(kind).toFixed(0).padStart(16)).join('')}`,
      );
      for (const kind of kinds)
        if (loss(kind) > lossBar)
          missed.push(`a page ${names[page]} loses ${loss(kind).toFixed(0)} points of ${kind}`);
    }
    return missed;
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

const names = { plain: 'without us', launcher: 'with the button', inline: 'with the locator' };

type Categories = Record<string, { score: number | null } | undefined>;
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: { categories: Categories } } | undefined>;

function scoresOf(categories: Categories): Scores {
  const score = (kind: keyof Scores) => (categories[kind]?.score ?? 0) * 100;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
