import type { Api } from '../fixtures/api.ts';
import { cafesIn, shownAt, suggest } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

interface EndedChange {
  field: string;
  source: number;
  decided_by: string | null;
  decided_by_rule: boolean;
}

async function changesOf(api: Api, query: string): Promise<EndedChange[]> {
  const { results } = await api.call<{ results: EndedChange[] }>(
    'owner',
    'GET',
    `/external-changes/?${query}`,
  );
  return results;
}

// By a notification at once.
const arriving = { timeout: 30_000 };

// Sent when the time to undo it is over, and shown when Google has published it.
const sent = { timeout: 60_000 };

test.beforeEach(async ({ api }) => {
  // Switches automatic rejection off, in case an earlier journey left it on.
  const { fields } = await api.call<{ fields: string[] }>('owner', 'GET', '/external-changes/settings/');
  const settings = { is_automatic: false, fields, groups: [] };
  await api.call('owner', 'PUT', '/external-changes/settings/', settings);
});

test(
  'EXT-01 EXT-02 EXT-05 BEY-03 others’ edits arrive on the open screen, are decided with the keyboard and reach Google',
  { tag: '@core' },
  async ({ openAs, page, api, world }) => {
    const [cafe] = await cafesIn(api, world, 'Rzeszów');
    const { profile } = await shownAt(world, cafe);
    await openAs('owner', '/external-changes/list?q=Rzesz%C3%B3w&fields=description');
    const main = page.getByRole('main');
    await expect(main.getByText('Nic nie pasuje do filtrów')).toBeVisible();

    // Edits of other managers are not pushed, but a sync after another notification finds them.
    await suggest(world, cafe, 'manager', { phoneNumbers: { primaryPhone: '+48 17 555 00 11' } });
    const told = `${profile.description} Najlepsza kawa w mieście.`;
    await suggest(world, cafe, 'visitor', { profile: { description: told } });
    const row = main.getByRole('row').filter({ hasText: 'Opis' });
    await expect(row, 'it arrives by itself').toBeVisible(arriving);
    await expect(row.locator('ins')).toContainText('Najlepsza kawa w mieście');
    await expect(row).toContainText('Google');
    await expectAccessible(page, 'external changes');

    await page.keyboard.press('j');
    await page.keyboard.press('d');
    await expect(row.getByRole('button', { name: /^Cofnij/ })).toBeVisible();
    await page.keyboard.press('z');
    await expect(row.getByRole('button', { name: /^Odrzuć: Opis/ })).toBeVisible();
    await page.keyboard.press('d');
    await expect(row).toHaveCount(0, sent);
    const shown = async () => (await shownAt(world, cafe)).profile.description;
    await expect.poll(shown, sent).toBe(profile.description);
    const [newest] = await changesOf(api, 'q=Rzesz%C3%B3w&status=3');
    expect(newest).toMatchObject({ field: 'description', decided_by: 'Anna Nowak', decided_by_rule: false });
    const { calls } = await world.tell<{ calls: { method: string; path: string }[] }>(
      'GET',
      '/journal?limit=10000',
    );
    const patches = calls.filter(
      ({ method, path }) => method === 'PATCH' && path.includes(cafe.location) && path.includes('profile'),
    );
    expect(patches, 'what was undone was never sent').toHaveLength(1);

    await page.goto('/external-changes/list?q=Rzesz%C3%B3w');
    const phone = main.getByRole('row').filter({ hasText: 'Inny menedżer' });
    await phone.getByRole('button', { name: /^Przyjmij: Telefon/ }).click();
    await expect(phone.getByRole('button', { name: /^Cofnij/ })).toBeVisible();

    await page.goto('/external-changes/list?q=Szczecin&group_by=identical');
    await expect(main.getByText('Nic nie pasuje do filtrów')).toBeVisible();
    const websites = { websiteUri: 'https://mapa-lokali.example/szczecin' };
    for (const one of await cafesIn(api, world, 'Szczecin')) await suggest(world, one, 'google', websites);
    await expect(main.getByText('w 2 lokalizacjach').first()).toBeVisible(arriving);
    await expectAccessible(page, 'identical changes');
    await main
      .getByRole('button', { name: /^Odrzuć/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Tak, odrzuć' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).last().click();
    const rejected = async () => (await changesOf(api, 'q=Szczecin&status=3&fields=website')).length;
    await expect.poll(rejected, sent).toBe(2);

    const phoneOf = async () => {
      const path = `/facilities/${cafe.id}/`;
      const listing = await api.call<{ phone_number: string }>('owner', 'GET', path);
      return listing.phone_number.replaceAll(' ', '');
    };
    await expect.poll(phoneOf, sent).toContain('175550011');
    await page.goto('/external-changes/list?q=Rzesz%C3%B3w');
    await expect(phone).toHaveCount(0);
  },
);

test('EXT-03 EXT-05 EXT-06 SHL-06 BEY-04 protection says what it would have done, and then rejects by itself', async ({
  openAs,
  page,
  api,
  world,
}) => {
  const [cafe] = await cafesIn(api, world, 'Kielce');
  const { title } = await shownAt(world, cafe);
  await openAs('owner', '/dashboard');
  await suggest(world, cafe, 'visitor', { title: `${title} Kielce Rynek` });
  const main = page.getByRole('main');
  const bar = page.locator('.pinfold-ProtectionBar');
  await expect(bar).toBeVisible(arriving);
  // What is rejected is what waited when it was asked about: theirs has to be among it.
  await expect.poll(() => changesOf(api, 'q=Kielce&status=1&fields=name'), arriving).toHaveLength(1);
  await page.getByRole('navigation').getByRole('link', { name: 'Zmiany zewnętrzne' }).click();
  await expect(async () => {
    const path = '/external-changes/protection-summary/';
    const { count } = await api.call<{ count: number }>('owner', 'GET', path);
    const told = bar.getByText(new RegExp(`^${count} zmian.* chronion.* czeka`));
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass(arriving);
  await bar.getByRole('button', { name: 'Odrzuć' }).click();
  await page.getByRole('button', { name: 'Tak, odrzuć' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Odrzucono \d+ zmian/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
  await expect(bar.getByText(/chronion.* czeka/)).toHaveCount(0);
  await expect
    .poll(async () => (await shownAt(world, cafe)).title, { ...sent, message: 'Google is ours again' })
    .toBe(title);

  await page.getByRole('link', { name: 'Ustawienia ochrony' }).click();
  await expect(main.getByText(/W ostatnich 90 dniach odrzuciłaby \d+ z \d+ zmian/).first()).toBeVisible();
  await expectAccessible(page, 'protection settings');
  await main.getByRole('switch', { name: /automatycznie/ }).press('Space');
  await main.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await page.getByRole('button', { name: 'Włącz i zapisz' }).click();
  await expect(page.getByText('Zapisano ustawienia ochrony').first()).toBeVisible();

  // The rule has rejected others here before, so the change is told by its address.
  const website = 'https://mapa-lokali.example/kielce';
  const isOfIt = (change: EndedChange) => JSON.stringify(change).includes(website);
  await suggest(world, cafe, 'visitor', { websiteUri: website });
  await expect
    .poll(async () => (await changesOf(api, 'q=Kielce&status=3&fields=website')).find(isOfIt), arriving)
    .toMatchObject({ decided_by: null, decided_by_rule: true });
  await main.getByRole('link', { name: 'Historia' }).click();
  await main.getByRole('searchbox').fill('Kielce');
  const row = main.getByRole('row').filter({ hasText: 'mapa-lokali.example/kielce' });
  await expect(row.getByText('Reguła ochrony')).toBeVisible();
  await expectAccessible(page, 'history of changes');
});
