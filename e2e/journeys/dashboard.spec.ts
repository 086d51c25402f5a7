import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expectFits } from '../fixtures/expect-fits.ts';
import { dashboardWeightLimit, pageScriptWeight } from '../fixtures/script-weight.ts';
import { expect, test } from '../fixtures/test.ts';

// Searched for, and audited, by jobs.
const arriving = { timeout: 60_000 };

test('MON-01 an owner reads why the score moved, checks its formula, and gets the next points that it promised', async ({
  openAs,
  page,
}) => {
  await openAs('owner', '/dashboard');
  const ring = page.getByRole('group', { name: 'Wynik ogólny' });
  await expect(ring.getByText('liczony z 6 z 6 wskaźników')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(6);
  const score = ring.locator('strong');
  const before = pointsIn(await score.textContent());
  const changes = page.getByRole('group', { name: 'Co się zmieniło' });
  await changes.getByRole('button', { name: 'Z czego to się składa: Jakość stron' }).click();
  await expect(changes.getByText('Szybkość')).toBeVisible();
  await expectAccessible(page, 'the dashboard');

  await ring.getByRole('button', { name: 'Jak to liczymy?' }).click();
  await expect(page.getByRole('dialog').getByText(/ : 100 = /)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('radio', { name: '90 dni' }).click();
  await expect(page).toHaveURL(/days=90/);
  const next = page.getByRole('group', { name: 'Najbliższe punkty' });
  const step = next.getByRole('listitem').filter({ hasText: 'Opis' });
  const stepText = (await step.textContent()) ?? '';
  const count = Number(/(\d+) lokalizacj/.exec(stepText)?.[1]);
  expect(count).toBeGreaterThan(0);
  await step.getByRole('link').click();
  await expect(page).toHaveURL(/business-addresses\/list\?.*quality_part=description/);
  await expect(page.getByText(new RegExp(`^${count} pasując`))).toBeVisible();

  // What is promised comes true.
  const promised = pointsIn(stepText);
  const list = page.getByRole('main');
  await list
    .getByRole('checkbox', { name: /^Zaznacz: / })
    .first()
    .press('Space');
  await list.getByRole('button', { name: `Zaznacz wszystkie pasujące (${count})` }).click();
  await list.getByRole('button', { name: 'Edytuj zaznaczone' }).click();
  const editor = page.locator('.pinfold-BulkEditor');
  await editor
    .locator('label')
    .filter({ hasText: /^Opis$/ })
    .click();
  await editor
    .getByRole('textbox', { name: 'Opis' })
    .fill('Kawa palona na miejscu i ciasto z rana. '.repeat(8));
  await page.getByRole('button', { name: 'Dalej: podgląd' }).click();
  await page.getByRole('button', { name: /^Wyślij do/ }).click();
  await expect(page.getByText('Wszystkie zmiany są już w Google')).toBeVisible(arriving);
  await page.goto('/dashboard');
  expect(promised).toBeGreaterThan(0);
  expect(Math.abs(pointsIn(await score.textContent()) - before - promised)).toBeLessThanOrEqual(0.2);
  await page.getByRole('group', { name: 'Czeka na Ciebie' }).getByRole('link', { name: /posty/ }).click();
  await expect(page).toHaveURL(/posts\/list\/sent\?.*status=problems/);

  await page.setViewportSize({ width: 390, height: 844 });
  const chart = page.getByRole('group', { name: 'Wynik w czasie' }).getByRole('slider');
  const weight = await pageScriptWeight(page, '/dashboard', chart);
  expect(weight).toBeGreaterThan(dashboardWeightLimit / 2);
  expect(weight).toBeLessThanOrEqual(dashboardWeightLimit);
  await expectFits(page);
});

test('MON-07 an owner compares a website with who stands above it, and has positions and quality checked now', async ({
  openAs,
  page,
}) => {
  await openAs('owner', '/company/websites');
  const suggested = page
    .getByRole('list', { name: 'Kto najczęściej jest nad Tobą' })
    .getByRole('listitem')
    .first();
  const host = ((await suggested.textContent()) ?? '').split('.example')[0];
  await suggested.getByRole('button').click();
  await expect(page.getByRole('link', { name: `https://${host}.example/` })).toBeVisible();
  await expectAccessible(page, 'websites with their competitors');

  await page.goto('/competition/websites');
  await expect(page.getByRole('button', { name: `${host}.example` }).first()).toBeVisible();
  await expectAccessible(page, 'competition of websites');
  await expectFits(page);

  await page.goto('/visibility/websites');
  const keywords = page.getByRole('group', { name: 'Frazy i miejsca' }).getByRole('row');
  const measured = keywords.nth(1).getByRole('cell').last();
  await page.getByRole('button', { name: 'Sprawdź teraz' }).click();
  await expect(page.getByText(/Zleciliśmy \d+ wyszukiwa/)).toBeVisible();
  await expect(measured).toHaveText(today(), arriving);
  await expectAccessible(page, 'positions of websites');

  await page.goto('/analytics/websites');
  const results = page.getByRole('group', { name: 'Wyniki' });
  const audited = await results.getByText(/^Audyt: /).textContent();
  await page.getByRole('button', { name: 'Zrób audyt teraz' }).click();
  await expect(results.getByText(/^Audyt: /)).not.toHaveText(audited ?? '', arriving);
  await expectAccessible(page, 'audits of websites');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
});

/** The day of the café chain, as a Polish screen writes it. */
function today(): string {
  return new Intl.DateTimeFormat('pl', { dateStyle: 'medium', timeZone: 'Europe/Warsaw' }).format();
}

/** The first number with one decimal, as Polish writes it. */
function pointsIn(text: string | null): number {
  return Number(/(\d+,\d)/.exec(text ?? '')?.[1]?.replace(',', '.'));
}
