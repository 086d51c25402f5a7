import type { Locator } from '@playwright/test';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { inboxOf } from '../fixtures/inbox.ts';
import { startPortal, type Portal } from '../fixtures/portal.ts';
import { expect, test } from '../fixtures/test.ts';

let portal: Portal;

test.beforeAll(async ({ origin }) => {
  portal = await startPortal(origin, 'Wygląd');
});
test.afterAll(() => portal.stop());

test('SDK-05 inside a host’s own modal the inbox keeps its focus, its menus and their colours', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('reviews', 'closed'));
  await page.goto(portal.url);
  const opener = page.getByRole('button', { name: 'Otwórz w oknie' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Opinie klientów' });
  const { row, composer } = inboxOf(page);
  await expect(row('Marta Wiśniewska')).toBeVisible();

  const sort = dialog.getByRole('button', { name: /^Sortuj/ });
  await sort.click();
  const menu = dialog.getByRole('menu');
  await expect(menu).toBeVisible();
  await expectAccessible(page, 'a menu in the host’s modal', { isBehindOverlay: true });
  const colours = await menu.evaluate((element) => {
    const portalRoot = element.closest('.pinfold-Portal');
    return portalRoot && getComputedStyle(portalRoot).getPropertyValue('--pf-primary');
  });
  expect(colours).toContain('#0f766e');
  await menu.getByRole('menuitemcheckbox').nth(1).click();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(sort).toHaveAccessibleName(/najstarszych/);

  await dialog.getByRole('button', { name: 'Filtr', exact: true }).click();
  await expect(dialog.getByRole('dialog')).toBeVisible();
  await expectWhole(dialog.getByRole('button', { name: /^Pokaż [0-9]/ }));
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('dialog')).toHaveCount(0);
  await expect(dialog).toBeVisible();

  await dialog.getByRole('button', { name: /^Bez odpowiedzi/ }).click();
  await composer.fill('W oknie też się pisze.');
  await expect(composer).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.locator('[class*="pinfold-"]')).toHaveCount(0);
});

test('SDK-06 another language and other colours reach the inbox without a draft or a place being lost', async ({
  page,
}) => {
  await page.goto(portal.url);
  const { row, composer, list } = inboxOf(page);
  await row('Marta Wiśniewska').click();
  await composer.fill('Pani Marto, ');
  await expect(composer).toHaveValue('Pani Marto, ');
  const field = await composer.elementHandle();
  const inbox = await list.elementHandle();
  const background = () => list.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await background();

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search reviews' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Good morning, Anna' })).toBeVisible();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(background).not.toBe(light);
  await expectAccessible(page, 'the dark portal in English');

  expect(
    await field?.evaluate((element) => element.isConnected && (element as HTMLTextAreaElement).value),
  ).toBe('Pani Marto, ');
  expect(await inbox?.evaluate((element) => element.isConnected)).toBe(true);
});

/** Nothing of it lies beyond the screen, or is cut off by the host's dialog: each corner can be touched. */
async function expectWhole(control: Locator): Promise<void> {
  await expect
    .poll(() =>
      control.evaluate((element) => {
        const { top, right, bottom, left } = element.getBoundingClientRect();
        const inset = 6;
        return [
          [left + inset, top + inset],
          [right - inset, top + inset],
          [left + inset, bottom - inset],
          [right - inset, bottom - inset],
        ].map(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
      }),
    )
    .toEqual([true, true, true, true]);
}
