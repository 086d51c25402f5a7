import { expect, test } from '../fixtures/test.ts';

test(
  'COM-04 COM-05 COM-03 a manager of two locations is invited, joins by mail and sees exactly these',
  { tag: '@core' },
  async ({ openAs, page, world, browser, origin, api }) => {
    const email = 'natalia@kawiarnia.test';
    await openAs('owner', '/permissions');
    await page.getByRole('button', { name: 'Zaproś do zespołu' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Adresy e-mail').fill(`${email},`);
    await dialog.getByText('Menedżer', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Dalej' }).click();
    await dialog.getByRole('button', { name: 'Dalej' }).click();
    await expect(dialog.getByText('Wybierz co najmniej jedną lokalizację.')).toBeVisible();
    const { results: cafes, count } = await api.call<{
      results: { id: number; formatted_address: string }[];
      count: number;
    }>('owner', 'GET', '/facilities/?q=Pozna%C5%84&page_size=2');
    await dialog.getByLabel('Szukaj lokalizacji').fill('Poznań');
    // Some of them stand in the list before it is searched, and move when the search has results.
    await expect(dialog.getByRole('button', { name: new RegExp(`^Zaznacz ${count} pasując`) })).toBeVisible();
    for (const { formatted_address } of cafes)
      await dialog
        .getByText(formatted_address.split(',')[0] ?? '')
        .first()
        .click();
    await expect(dialog.getByText('Wybrano 2 lokalizacje')).toBeVisible();
    await dialog.getByRole('button', { name: 'Dalej' }).click();
    await dialog.getByText('Tylko opinie').click();
    await dialog.getByRole('button', { name: 'Dalej' }).click();
    await expect(dialog.getByText(/odpowiadać na opinie/)).toBeVisible();
    await expect(dialog.getByText(/w 2 lokalizacjach/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Wyślij zaproszenie' }).click();
    await expect(dialog.getByText('zaproszenie wysłane')).toBeVisible();
    await dialog.getByRole('button', { name: 'Gotowe' }).click();
    await expect(page.getByText(email).first()).toBeVisible();
    await expect(page.getByText('Zaproszenie czeka').first()).toBeVisible();

    const invited = await (await browser.newContext({ locale: 'pl-PL', baseURL: origin })).newPage();
    await invited.goto(new URL((await world.mailTo(email)).links[0] ?? '').pathname);
    await expect(invited.getByText(/Dołącz do zespołu „Kawiarnia Lipa”/).first()).toBeVisible();
    await invited.getByLabel('Imię i nazwisko').fill('Natalia Wrona');
    await invited.getByLabel('Hasło').fill('gruszki na wierzbie 7');
    await invited.getByText('Akceptuję regulamin i politykę prywatności').click();
    await invited.getByRole('button', { name: 'Dołącz do zespołu' }).click();
    await expect(invited.getByRole('button', { name: /Zmień firmę. Teraz: Kawiarnia Lipa/ })).toBeVisible();
    const token = await invited.evaluate(
      () => (JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string }).token,
    );
    const companyId = await invited.evaluate(() => localStorage.getItem('company_id') ?? '');
    const seen = await fetch(`${origin}/api/facilities/?page_size=100`, {
      headers: { Authorization: `Token ${token}`, 'Company-Id': companyId },
    });
    const { results } = (await seen.json()) as { results: { id: number }[] };
    expect(new Set(results.map(({ id }) => id))).toEqual(new Set(cafes.map(({ id }) => id)));
    await invited.goto('/permissions');
    await expect(invited, 'the team is not theirs to see').toHaveURL(
      /\/(dashboard|business-addresses\/list)$/,
    );
    await invited.context().close();
  },
);

test('COM-04 an owner looks through a manager’s eyes, changes nothing, and comes back', async ({
  openAs,
  page,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  await openAs('owner', '/permissions');
  await page.getByRole('button', { name: 'Więcej: Marek Zieliński' }).click();
  await page.getByRole('menuitem', { name: /Zobacz panel jako ta osoba/ }).click();
  await expect(page.getByText(/Oglądasz panel jako Marek Zieliński/)).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Zespół' })).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Opinie', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Opinie', exact: true })).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('user') ?? '');
  expect(stored, 'the own session is kept').toContain('owner@demo.pinfold.test');
  await page.getByRole('button', { name: 'Zakończ' }).click();
  await expect(page.getByText(/Oglądasz panel jako/)).toHaveCount(0);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Zespół' })).toBeVisible();
});
