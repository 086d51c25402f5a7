import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

// Forty-nine searches of a world that answers when it gets to them.
const scanned = { timeout: 180_000 };

test('MON-06 BEY-10 a grid is laid around a café, fills by itself, and shows what a better place wins', async ({
  openAs,
  page,
  api,
  world,
}) => {
  test.setTimeout(600_000);
  const [cafe] = await cafesIn(api, world, 'Poznań');
  await world.tell('PUT', '/searches', { seconds: 1 });
  await world.tell('POST', '/city', { place: cafe.location, keyword: 'sernik', position: 21 });
  await openAs('owner', `/monitoring/single-location?facility=${cafe.id}`);
  const card = page.locator('.pinfold-GeoGridCard');
  await card.getByRole('button', { name: 'Rozłóż siatkę' }).click();
  const form = page.getByRole('dialog', { name: 'Nowa siatka' });
  await form.getByRole('button', { name: /^(Fraza|.* Fraza)/ }).click();
  await page.getByRole('option', { name: 'Inna fraza' }).click();
  await form.getByLabel('Wpisz frazę').fill('sernik');
  await expect(form.getByText('Siatka obejmie 3 km × 3 km. Każdy skan to 49 zapytań.')).toBeVisible();
  await expectAccessible(page, 'the form of a grid');
  await form.getByRole('button', { name: 'Rozłóż i skanuj' }).click();

  await expect(card.getByRole('heading', { name: '„sernik”, siatka 7×7' })).toBeVisible();
  await expect(card.getByRole('progressbar', { name: /^Skanuję siatkę/ })).toBeVisible();
  await expect(page, 'the grid is in the address').toHaveURL(/[?&]grid=\d+/);
  await expect(card.getByRole('img', { name: /w 49 punktach\. Widać w 0 z 49/ })).toBeVisible(scanned);
  await expect(card.getByText('21,0')).toBeVisible();

  await world.tell('POST', '/city', { place: cafe.location, keyword: 'sernik', position: 1 });
  await card.getByRole('button', { name: 'Skanuj teraz' }).click();
  await expect(card.getByRole('img', { name: /w 49 punktach\. Widać w 49 z 49/ })).toBeVisible(scanned);
  await card.getByText('Porównaj dwa skany').click();
  await expect(card.getByText('49 lepiej, 0 gorzej, 0 bez zmian')).toBeVisible();
  await expect(card.getByText('lepiej o 20,0')).toBeVisible();
  await expectAccessible(page, 'two scans');
  await card.getByText('Porównaj dwa skany').click();

  const slider = card.getByRole('slider', { name: 'Skan' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /skan 1 z 2$/);
  await expect(card.getByRole('img', { name: /Widać w 0 z 49/ })).toBeVisible();

  await card.getByRole('button', { name: 'Więcej o tej siatce' }).click();
  await page.getByRole('menuitem', { name: 'Usuń siatkę' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Usuń siatkę' }).click();
  await expect(card.getByText('Ta lokalizacja nie ma jeszcze siatki')).toBeVisible();
});
