import { chromium, type Browser } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { startProduct } from '../../e2e/fixtures/product.ts';
import { loginScriptWeight, loginWeightLimit } from '../../e2e/fixtures/script-weight.ts';
import { installPeers, peersFolder } from './install-peers.ts';

const peers = ['react-admin', 'refine'] as const;

/** What a browser downloads to show a log-in page: ours, and those of new apps of two well-known frameworks. */
export async function benchFirstLoad(say: (line: string) => void): Promise<string[]> {
  await installPeers(say);
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const ours = await weighOurs(browser);
    say(`\n${'JavaScript of the log-in page, gzip'.padEnd(44)}${'ours/its'.padStart(12)}`);
    say(`${'Pinfold panel'.padEnd(32)}${kilobytes(ours)}`);
    for (const peer of peers) {
      const its = await weighPeer(browser, peer);
      say(`${peer.padEnd(32)}${kilobytes(its)}${(ours / its).toFixed(2).padStart(12)}`);
    }
    return ours <= loginWeightLimit
      ? []
      : [`the log-in page weighs ${kilobytes(ours).trim()} of ${kilobytes(loginWeightLimit).trim()}`];
  } finally {
    await browser.close();
  }
}

async function weighOurs(browser: Browser): Promise<number> {
  const product = await startProduct();
  try {
    return await weigh(browser, `${product.origin}/session/login`);
  } finally {
    await product.stop();
  }
}

/** Built by the same tool with the same settings as the panel. */
async function weighPeer(browser: Browser, peer: (typeof peers)[number]): Promise<number> {
  const root = `${peersFolder}/first-load/${peer}`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0, target: 'es2023' },
    oxc: { jsx: { runtime: 'automatic' } },
  });
  const server = await preview({ root, configFile: false, logLevel: 'error', preview: { port: 0 } });
  try {
    return await weigh(browser, `${addressOf(server)}login`);
  } finally {
    await server.close();
  }
}

function addressOf({ resolvedUrls }: PreviewServer): string {
  const [address] = resolvedUrls?.local ?? [];
  if (!address) throw new Error('The preview server has no address.');
  return address;
}

async function weigh(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  try {
    return await loginScriptWeight(page, url);
  } finally {
    await page.close();
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
}
