import { gzipSync } from 'node:zlib';
import { chromium, type Browser } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { startProduct } from '../../e2e/fixtures/product.ts';
import { installPeers, peersFolder } from './install-peers.ts';

/** What the log-in page may weigh in JavaScript, in bytes of gzip. */
const loginBar = 165 * 1024;

const peers = ['react-admin', 'refine'] as const;

/**
 * The bytes that a browser downloads to show a log-in page: ours, and those of new apps of two well-known frameworks.
 */
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
    return ours <= loginBar
      ? []
      : [`the log-in page weighs ${kilobytes(ours).trim()} of ${kilobytes(loginBar).trim()}`];
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

/** The size of all scripts that are loaded until a password can be typed and the network is idle. */
async function weigh(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok())
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(url);
  await page.waitForSelector('input[type=password]');
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  await page.close();
  return sizes.reduce((total, size) => total + size, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(12);
}
