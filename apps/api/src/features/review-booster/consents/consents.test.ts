import { sql } from 'drizzle-orm';
import { listBoosterConsents } from '@pinfold/contract/features/review-booster/booster-consents.endpoints';
import {
  deleteBoosterForm,
  updateBoosterForm,
} from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { languages } from '@pinfold/contract/languages';
import { expect, test } from 'vitest';
import { html } from '../../../answers/markup.ts';
import { findPublicForm } from '../pages/public-form.queries.ts';
import { keepTold } from './consents.service.ts';
import { rows } from '../../../database/database.ts';
import { utcDay } from '../utc-day.ts';
import { hiddenOf, type ReviewBooster, startReviewBooster } from '../../../testing/worlds/review-booster.ts';

const consentsOf = async (world: ReviewBooster) =>
  (await world.ok(listBoosterConsents, { as: world.owner, params: { id: world.form.id } })).results;

const contact = { contact: 'ewa.lis@poczta.test', consent: 'yes' };

const agreedTo = async ({ services: { database } }: ReviewBooster) =>
  (
    await rows<{ version: number | null }>(
      database.queries,
      sql`select consent_version as version from booster_responses order by id`,
    )
  ).map(({ version }) => version);

test.each([true, false])(
  'RV-11 what customers were told is kept word for word as their pages said it (asks for a contact: %s)',
  async (asks_contact) => {
    const world = await startReviewBooster({ asks_contact });
    await world.services.database.queries.execute(
      sql`update companies set name = 'Kawa & "Ciasto" <Lipa>', email = 'dane@lipa.test'`,
    );
    expect(await consentsOf(world)).toEqual([]);
    for (const language of [...languages, ...languages]) {
      const page = await world.open({ language });
      const told = (await consentsOf(world)).find((one) => one.language === language);
      expect(told?.notices).toHaveLength(asks_contact ? 3 : 2);
      const { notices = [], consent = '' } = told ?? {};
      for (const text of [...notices, ...(consent === null ? [] : [consent])])
        expect(page.html).toContain(`>${String(html`${text}`)}</`);
      expect(consent === null).toBe(!asks_contact);
      expect(page.html.includes('name="consent"')).toBe(asks_contact);
      expect(notices.at(-1)).toContain('dane@lipa.test');
    }
    const found = await consentsOf(world);
    expect(found.map(({ version, language }) => [version, language])).toEqual([
      [1, 'en'],
      [1, 'es'],
      [1, 'pl'],
    ]);
  },
);

test('RV-11 whatever changes what customers are told makes a version, and answers keep the one that they read', async () => {
  const world = await startReviewBooster({ languages: ['pl', 'en'] });
  const params = { id: world.form.id };
  const first = utcDay(world.services.now());
  await world.answer({ rating: '5', ...contact });
  world.clock.advance(86_400);
  const second = utcDay(world.services.now());
  await world.ok(updateBoosterForm, { as: world.owner, params, body: { retention_days: 30 } });
  await world.answer({ rating: '4', ...contact });
  // A name counts although nobody edits the form.
  await world.services.database.queries.execute(sql`update companies set name = 'Lipa i Spółka'`);
  await world.answer({ rating: '3', ...contact });
  await world.answer({ rating: '2', ...contact }, { language: 'en' });
  await world.answer({ rating: '1' });
  expect(await agreedTo(world)).toEqual([1, 2, 3, 3, null]);
  const seen = (await world.find()).toSorted((one, other) => (other.rating ?? 0) - (one.rating ?? 0));
  expect(seen.map(({ consent_version }) => consent_version)).toEqual([1, 2, 3, 3, null]);
  const found = await consentsOf(world);
  expect(found.map(({ version, language, shown_from }) => [version, language, shown_from])).toEqual([
    [3, 'en', second],
    [3, 'pl', second],
    [2, 'pl', second],
    [1, 'pl', first],
  ]);
  expect(found.map(({ notices }) => /\d+/.exec(notices.at(-1) ?? '')?.[0])).toEqual([
    '30',
    '30',
    '30',
    '365',
  ]);
  expect(found.map(({ consent }) => consent?.includes('Lipa i Spółka'))).toEqual([true, true, false, false]);
});

const changes: [string, (world: ReviewBooster) => Promise<unknown>][] = [
  [
    'the time of keeping',
    ({ ok, owner, form }) =>
      ok(updateBoosterForm, { as: owner, params: { id: form.id }, body: { retention_days: 1000 } }),
  ],
  [
    'the name of the company',
    ({ services }) => services.database.queries.execute(sql`update companies set name = 'Lipa i Spółka'`),
  ],
];

test.each(changes)(
  'RV-11 an answer to a page that told something else is asked for again, with what was typed and no consent: %s',
  async (_what, change) => {
    const world = await startReviewBooster();
    const { hidden } = await world.open();
    await change(world);
    const typed = { rating: '4', comment: 'Ciepło', ...contact };
    const again = await world.send({ ...hidden, ...typed });
    expect(again.status).toBe(422);
    expect(again.html).toContain('Informacja o Twoich danych zmieniła się');
    expect(again.html).toContain('Ciepło</textarea>');
    expect(again.html).toMatch(/name="rating"[^>]*\svalue="4"\s+checked/);
    expect(again.html).toContain(`value="${contact.contact}"`);
    expect(again.html).not.toMatch(/name="consent"\s+value="yes"\s+checked/);
    for (const told of ['', '7', 'x', '99999999999', '-1'])
      expect((await world.send({ ...hidden, ...typed, told })).status, told).toBe(422);
    expect(await world.find()).toEqual([]);
    expect((await world.send({ ...hiddenOf(again.html), ...typed })).status).toBe(303);
    expect(await agreedTo(world)).toEqual([2]);
  },
);

test('RV-11 visitors at once keep one text of a version, and it goes with its form', async () => {
  const world = await startReviewBooster();
  await Promise.all(Array.from({ length: 5 }, () => world.open()));
  expect(await consentsOf(world)).toHaveLength(1);
  const params = { id: world.form.id };
  expect(
    (await world.request(listBoosterConsents, { as: world.owner, params: { id: 999 } })).problem?.code,
  ).toBe('not_found');
  await world.request(deleteBoosterForm, { as: world.owner, params });
  expect(await rows(world.services.database.queries, sql`select 1 from booster_consents`)).toEqual([]);
});

test('RV-11 what customers agreed to before texts were kept is not said to be what is told now', async () => {
  const world = await startReviewBooster();
  await world.answer({ rating: '4', ...contact });
  await world.services.database.queries.execute(sql`delete from booster_consents`);
  await world.answer({ rating: '3', ...contact });
  expect(await agreedTo(world)).toEqual([1, 2]);
  expect((await consentsOf(world)).map(({ version }) => version)).toEqual([2]);
  await world.answer({ rating: '2', ...contact }, { language: 'en' });
  expect(await agreedTo(world)).toEqual([1, 2, 2]);
});

test('RV-11 a page that is opened with an older reading of its form tells the last version', async () => {
  const world = await startReviewBooster();
  const { services, form, ok, owner } = world;
  const token = world.link.url.split('/').at(-2) ?? '';
  const read = await findPublicForm(services.database.queries, token);
  if (!read) throw new Error('the form has a link');
  const body = { retention_days: 30 };
  await ok(updateBoosterForm, { as: owner, params: { id: form.id }, body });
  await ok(updateBoosterForm, { as: owner, params: { id: form.id }, body: { retention_days: 365 } });
  await world.open();
  expect(await keepTold(services, read, 'pl')).toBe(3);
  expect((await consentsOf(world)).map(({ version }) => version)).toEqual([3]);
  await world.request(deleteBoosterForm, { as: owner, params: { id: form.id } });
  expect(await keepTold(services, read, 'pl')).toBe(1);
  expect(await rows(services.database.queries, sql`select 1 from booster_consents`)).toEqual([]);
});
