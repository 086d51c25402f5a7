import { chromium, type Page } from 'playwright';
import { openPostgres } from '../../apps/api/src/database/open-postgres.ts';
import { startPostgresServer } from '../../apps/api/src/testing/databases/postgres-server.ts';
import { startProduct } from '../../e2e/fixtures/product.ts';
import { buildPanel } from '../../scripts/build-panel.mjs';
import { fillExternalChanges } from './fill-external-changes.ts';

/** Rows that may be in the DOM at once, and milliseconds that one task may block the page. */
const bars = { rows: 300, taskMs: 50 };

const wheelSteps = 200;

const lists = [
  { what: '10000 reviews', path: '/reviews/list', row: '.pinfold-ReviewsInbox-row' },
  { what: '10000 locations', path: '/business-addresses/list', row: '.pinfold-VirtualTable-row' },
  { what: '100000 changes', path: '/external-changes/list', row: '.pinfold-VirtualTable-row' },
];

/** Fields with plain text values. */
const changed = [
  'name',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'website',
  'phone_number',
  'store_code',
  'description',
] as const;

/**
 * Scrolls through ten thousand reviews, as many locations and a hundred thousand external changes in the built panel
 * and selects one of each. Returns the bars that were missed.
 */
export async function benchScrolling(say: (line: string) => void): Promise<string[]> {
  await buildPanel();
  const server = await startPostgresServer();
  await server.createDatabase('scrolled');
  Object.assign(process.env, {
    PINFOLD_SEED: 'scale',
    PINFOLD_SCALE_LOCATIONS: '10000',
    PINFOLD_SCALE_REVIEWS: '10000',
    DATABASE_URL: server.url('scrolled'),
    // Otherwise a sync with the sandbox would soon withdraw the changes.
    GOOGLE_REQUESTS_PER_MINUTE: '1',
  });
  const product = await startProduct();
  const database = await openPostgres(server.url('scrolled'));
  await fillExternalChanges(database.queries, 100_000, changed);
  await database.close();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' });
    await logIn(page, product.origin);
    const missed: string[] = [];
    for (const { what, path, row } of lists) {
      await page.goto(`${product.origin}${path}`);
      await page.waitForSelector(row);
      await page.waitForLoadState('networkidle').catch(() => {});
      const { rows, tasks } = await scrollAndSelect(page, row);
      say(`\n${what} in the panel: ${rows} rows in the page (bar ${bars.rows})`);
      say(
        `long tasks while scrolling and selecting: ${tasks.join(', ') || 'none'} ms (bar ${bars.taskMs} ms)`,
      );
      if (rows > bars.rows) missed.push(`${rows} rows of ${what} in the page`);
      if (tasks.some((task) => task > bars.taskMs))
        missed.push(`a task of ${Math.max(...tasks)} ms among ${what}`);
    }
    return missed;
  } finally {
    await browser.close();
    await product.stop();
    await server.stop();
  }
}

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/reviews/list`);
  await page.fill('input[type=email]', 'owner@demo.pinfold.test');
  await page.fill('input[type=password]', 'pinfold-demo');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.pinfold-ReviewsInbox-row');
}

async function scrollAndSelect(page: Page, row: string): Promise<{ rows: number; tasks: number[] }> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(Math.round(entry.duration));
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(500, 600);
  let rows = 0;
  for (let step = 0; step < wheelSteps; step += 1) {
    await page.mouse.wheel(0, 600);
    if (step % 20 === 0) rows = Math.max(rows, await page.locator(row).count());
  }
  await page.locator(`${row} input[type=checkbox]`).first().dispatchEvent('click');
  const tasks = await page.evaluate(() => (globalThis as { seen?: number[] }).seen ?? []);
  return { rows, tasks };
}
