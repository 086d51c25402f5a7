import { cafesIn } from '../fixtures/cafes.ts';
import { expectAccessible } from '../fixtures/expect-accessible.ts';
import { expect, test } from '../fixtures/test.ts';

// Judged by the sandbox after a second, and asked about a few seconds later.
const decided = { timeout: 60_000 };

/** Twelve hours from now: close enough for Google to have the post already, and far enough to stay planned. */
function inTwelveHours(): { day: string; time: string } {
  const moment = Date.now() + 12 * 3_600_000;
  const warsaw = { timeZone: 'Europe/Warsaw' } as const;
  const day = new Intl.DateTimeFormat('pl-PL', {
    ...warsaw,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  });
  const time = new Intl.DateTimeFormat('pl-PL', { ...warsaw, hour: '2-digit', minute: '2-digit' });
  // As the segments of a Polish date are typed.
  return { day: day.format(moment).replaceAll('.', ''), time: time.format(moment) };
}

test('PUB-01 PUB-02 PUB-03 a post is planned for two locations, rejected at one, fixed there, published early, and found in the locator', async ({
  openAs,
  page,
  api,
  world,
  origin,
}) => {
  const [first, second] = await cafesIn(api, world, 'Toruń');
  if (!second) throw new Error('The demo has two cafés in Toruń.');
  await world.tell('PUT', '/posting', { rejected_locations: [second.location] });

  await openAs('owner', '/posts/add');
  const main = page.getByRole('main');
  await main
    .getByRole('textbox', { name: 'Treść posta' })
    .fill('{city} pachnie piernikiem: nowa karta od piątku.');
  await main.getByRole('searchbox', { name: /^Szukaj po nazwie/ }).fill('Toruń');
  await main.getByRole('button', { name: 'Wybierz pasujące (2)' }).click();
  const preview = main.getByRole('region', { name: 'Podgląd' });
  await expect(preview.getByText('Toruń pachnie piernikiem')).toBeVisible();
  await main.getByRole('radio', { name: 'Zaplanuj' }).click();
  await main.getByRole('group', { name: 'Dzień publikacji' }).getByRole('spinbutton').first().click();
  const { day, time } = inTwelveHours();
  await page.keyboard.type(day);
  await main.getByRole('combobox', { name: 'Godzina publikacji' }).fill(time);
  await page.keyboard.press('Tab');
  await expect(main.getByText('2 z 2 lokalizacji')).toBeVisible();
  await expectAccessible(page, 'the composer of posts');
  await main.getByRole('button', { name: 'Zaplanuj', exact: true }).click();

  // Google has it ahead of its moment, and rejects it before.
  await expect(page).toHaveURL(/\/posts\/list\/planned/);
  const row = main.getByRole('row', { name: /pachnie piernikiem/ });
  await expect(row.getByText('Odrzucone: 1')).toBeVisible(decided);
  await world.tell('PUT', '/posting', { rejected_locations: [] });
  await row.getByRole('button', { name: /^Szczegóły/ }).click();
  await page.getByRole('button', { name: /^Popraw i wyślij/ }).click();
  await page.getByRole('textbox', { name: 'Treść' }).fill('Nowa karta z piernikiem od piątku.');
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(row.getByText('Odrzucone: 1')).toBeHidden(decided);

  await page.getByRole('button', { name: 'Edytuj', exact: true }).click();
  await main.getByRole('radio', { name: 'Od razu' }).click();
  await main.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page).toHaveURL(/\/posts\/list\/sent/);
  await expect(row.getByText('Opublikowano 2/2')).toBeVisible(decided);

  const postsAt = async (id: number) => {
    const answer = await fetch(`${origin}/api/locators/kawiarnia-lipa/stores/${id}/?lang=pl`);
    const { posts } = (await answer.json()) as { posts: { text: string }[] };
    return posts.map(({ text }) => text);
  };
  await expect
    .poll(() => postsAt(first.id), decided)
    .toContain('Toruń pachnie piernikiem: nowa karta od piątku.');
  await expect.poll(() => postsAt(second.id), decided).toContain('Nowa karta z piernikiem od piątku.');
});

test('BEY-21 an offer that repeats each week is planned, foreseen in the calendar, and stopped', async ({
  openAs,
  page,
}) => {
  const name = 'Piernik do kawy w każdym tygodniu';
  await openAs('owner', '/posts/add');
  const main = page.getByRole('main');
  await main.getByRole('tab', { name: 'Oferta' }).click();
  await main.getByRole('textbox', { name: 'Tytuł' }).fill(name);
  await main.getByRole('textbox', { name: 'Treść posta' }).fill('Do dużej kawy piernik za złotówkę.');
  await main.getByRole('searchbox', { name: /^Szukaj po nazwie/ }).fill('Toruń');
  await main.getByRole('button', { name: 'Wybierz pasujące (2)' }).click();
  await main.getByRole('radio', { name: 'Zaplanuj' }).click();
  const { day, time } = inTwelveHours();
  for (const [days, hours, at] of [
    ['Początek', 'Godzina rozpoczęcia', time],
    ['Koniec', 'Godzina zakończenia', '23:59'],
    ['Dzień publikacji', 'Godzina publikacji', time],
  ] as const) {
    await main.getByRole('group', { name: days }).getByRole('spinbutton').first().click();
    await page.keyboard.type(day);
    await main.getByRole('combobox', { name: hours }).fill(at);
    await page.keyboard.press('Tab');
  }
  await main.getByRole('button', { name: /Powtarzanie/ }).click();
  await page.getByRole('option', { name: 'Co tydzień' }).click();
  await expect(main.getByText(/^co tydzień we? [a-zęś]+$/)).toBeVisible();
  await expect(main.getByText(/^Powtarza go (Google|Pinfold)/)).toBeVisible();
  await expectAccessible(page, 'the fields of a recurrence');
  await main.getByRole('button', { name: 'Zaplanuj powtarzanie' }).click();
  await expect(page).toHaveURL(/\/posts\/list\/repeating/);

  await page.goto('/posts/calendar');
  await main.getByRole('button', { name: 'Następny miesiąc' }).click();
  const dates = main.getByRole('button', { name: new RegExp(name) });
  await expect.poll(() => dates.count()).toBeGreaterThan(3);
  await dates.first().click();
  const drawer = page.getByRole('dialog', { name: 'Szczegóły posta' });
  await drawer.getByRole('button', { name: 'Zatrzymaj powtarzanie' }).click();
  await page.getByRole('button', { name: 'Zatrzymaj', exact: true }).click();
  await expect(dates).toHaveCount(0);
});
