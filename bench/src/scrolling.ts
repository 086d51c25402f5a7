import { chromium, type Page } from 'playwright';
import { startProduct } from '../../e2e/fixtures/product.ts';

/** Rows that may be in the page at once, and milliseconds that one task may hold it up. */
const bars = { rows: 300, taskMs: 50 };

const wheelSteps = 200;

/** Scrolls through ten thousand reviews in the built panel and selects them all; answers the bars that were missed. */
export async function benchScrolling(say: (line: string) => void): Promise<string[]> {
  Object.assign(process.env, {
    PINFOLD_SEED: 'scale',
    PINFOLD_SCALE_LOCATIONS: '200',
    PINFOLD_SCALE_REVIEWS: '10000',
  });
  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'pl-PL' });
    await logIn(page, product.origin);
    const { rows, tasks } = await scrollAndSelect(page);
    say(`\n10000 reviews in the panel: ${rows} rows in the page (bar ${bars.rows})`);
    say(`long tasks while scrolling and selecting: ${tasks.join(', ') || 'none'} ms (bar ${bars.taskMs} ms)`);
    return [
      ...(rows > bars.rows ? [`${rows} rows in the page`] : []),
      ...(tasks.some((task) => task > bars.taskMs) ? [`a task of ${Math.max(...tasks)} ms`] : []),
    ];
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function logIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/reviews/list`);
  await page.fill('input[type=email]', 'owner@demo.pinfold.test');
  await page.fill('input[type=password]', 'pinfold-demo');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.pinfold-ReviewsInbox-row');
  await page.waitForLoadState('networkidle').catch(() => {});
}

async function scrollAndSelect(page: Page): Promise<{ rows: number; tasks: number[] }> {
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
    if (step % 20 === 0) rows = Math.max(rows, await page.locator('.pinfold-ReviewsInbox-row').count());
  }
  await page.locator('.pinfold-ReviewsInbox-row input[type=checkbox]').first().dispatchEvent('click');
  const tasks = await page.evaluate(() => (globalThis as { seen?: number[] }).seen ?? []);
  return { rows, tasks };
}
