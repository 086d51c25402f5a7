import type { Browser } from 'playwright';
import { nameComponents } from './name-components.ts';

/** Opens a page, and collects errors, warnings and failed requests of the browser. */
export async function visit(browser: Browser, url: string, { hasLateWords = false } = {}) {
  const page = await browser.newPage({ locale: 'pl-PL' });
  await page.addInitScript(nameComponents);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} failed`);
  });
  const words = Promise.withResolvers<void>();
  if (hasLateWords)
    await page.route(/\/pl-[^/]+\.js$/, (route) => words.promise.then(() => route.continue()));
  await page.goto(url);

  return {
    /** Waits for the composer, and only then lets the messages load, as on a slow connection. */
    async expectComposerBeforeWords() {
      await page.locator('.pinfold-ReviewsInbox-composer').getByRole('textbox').waitFor();
      words.resolve();
    },
    async expectReviews() {
      await page.locator('.pinfold-ReviewsInbox-list').getByRole('row').nth(2).waitFor();
    },
    async expectText(text: string) {
      await page.getByText(text).first().waitFor();
    },
    /** The dialog's code and styles are loaded when it opens. */
    async opensAndClosesADialog() {
      await page.locator('.pinfold-ReviewsInbox-list').getByRole('row').first().click();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
    async complaints() {
      await page.close();
      return complaints;
    },
  };
}
