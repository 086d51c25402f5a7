import { readHostPage, watchHostPage, type HostPage } from '../fixtures/host-page.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import { startPortal, type Portal } from '../fixtures/portal.ts';
import { expect, test } from '../fixtures/test.ts';

let portal: Portal;

test.beforeAll(async ({ origin }) => {
  portal = await startPortal(origin, 'Współżycie');
});
test.afterAll(() => portal.stop());

test('SDK-05 a host is the same before, beside and after the inbox, and nothing stays behind', async ({
  page,
}) => {
  test.slow();
  const streams = new Set<unknown>();
  page.on('request', (request) => request.url().endsWith('/api/events/') && streams.add(request));
  page.on('requestfinished', (request) => streams.delete(request));
  page.on('requestfailed', (request) => streams.delete(request));
  await watchHostPage(page);
  await page.addInitScript(() => localStorage.setItem('reviews', 'closed'));
  await page.goto(portal.url);
  await expect(page.getByRole('heading', { name: 'Dzień dobry, Anna' })).toBeVisible();
  const { row } = inboxOf(page);
  const column = page.getByRole('button', { name: 'Opinie klientów', exact: true });
  const open = async () => {
    await column.click();
    await expect(row('Marta Wiśniewska')).toBeVisible();
    await expect.poll(() => streams.size).toBe(1);
    // An overlay holds the page's scrolling and hides the rest of it, for as long as it is open.
    await page.getByRole('button', { name: 'Filtr', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const close = async () => {
    await column.click();
    await expect(page.locator('[class*="pinfold-"]')).toHaveCount(0);
    await expect.poll(() => streams.size).toBe(0);
    // Only the host's own query keeps a timer of minutes.
    await expect.poll(async () => (await readHostPage(page)).timeouts).toEqual(before.timeouts);
  };

  const before = await readHostPage(page);
  expect(Object.keys(before.styles).length).toBeGreaterThan(30);
  await open();
  expectSameHost(await readHostPage(page), before);
  await close();
  const after = await readHostPage(page);
  expectSameHost(after, before);
  expect(after.bodyChildren).toBe(before.bodyChildren);
  expect(after.intervals).toBe(before.intervals);
  // React listens on what it has put an overlay into, and React Aria to how the reader points: both once, for ever.
  expect(surplus(after.listeners, before.listeners).filter((one) => !onceForEver.test(one))).toEqual([]);

  await open();
  await close();
  const again = await readHostPage(page);
  expectSameHost(again, before);
  expect(again.listeners).toEqual(after.listeners);
  expect(again.head).toEqual(after.head);
  const twice = surplus(again.rules, after.rules).filter((rule) => after.rules.includes(rule));
  expect(twice, 'no rule is written a second time').toEqual([]);
});

const onceForEver =
  /^body |^document (click|invalid|keydown|keyup|pointer(down|move|up)|transition(end|run))$|^window (blur|focus)$/;

function expectSameHost(now: HostPage, before: HostPage): void {
  for (const part of [
    'styles',
    'texts',
    'translations',
    'queries',
    'attributes',
    'globals',
    'reaching',
  ] as const)
    expect(now[part], part).toEqual(before[part]);
  expect(surplus(before.head, now.head), 'nothing of the host’s head is gone').toEqual([]);
  expect(surplus(now.head, before.head).filter((one) => !one.startsWith('STYLE#'))).toEqual([]);
  expect(surplus(before.rules, now.rules), 'no rule of the host’s is gone').toEqual([]);
}

/** What the first list has more of. */
function surplus(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return some.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
