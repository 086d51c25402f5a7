import { expect, test } from 'vitest';
import { countryCodes } from '@pinfold/contract/features/company/company-profile';
import {
  autocompletePlaces,
  listCompanyCategories,
  listCountries,
  listTimezones,
} from '@pinfold/contract/features/company/reference-data.endpoints';
import { languages } from '@pinfold/contract/languages';
import { startTestApi, type TestApiOptions } from '../../../testing/clients/start-test-api.ts';
import { companyCategories } from './company-categories.ts';

async function start(options: TestApiOptions = {}) {
  const api = await startTestApi(options);
  return { ...api, as: await api.make.member(await api.make.company()) };
}

const inLanguage = (language: string) => ({ headers: { 'Accept-Language': language } });

test('COM-06 lines of business have a name in each language and an id of their own', () => {
  expect(new Set(companyCategories.map(({ id }) => id)).size).toBe(companyCategories.length);
  for (const language of languages)
    expect(new Set(companyCategories.map((category) => category[language])).size).toBe(
      companyCategories.length,
    );
  for (const { id, pl, en, es } of companyCategories) {
    expect(id).toBeGreaterThan(0);
    expect([pl, en, es].every((name) => name.length > 1)).toBe(true);
  }
});

test('COM-06 lines of business come by name, page by page, and are found without accents', async () => {
  const { ok, as } = await start();
  const first = await ok(listCompanyCategories, { as, query: { page_size: 5 } });
  expect(first.count).toBe(companyCategories.length);
  const names = first.results.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('pl').compare));
  const second = await ok(listCompanyCategories, { as, query: { page_size: 5, page: 2 } });
  expect(second.results[0]?.id).not.toBe(first.results[0]?.id);
  const found = await ok(listCompanyCategories, { as, query: { name: 'LODZIARNIA' } });
  expect(found.results).toEqual([{ id: 7, name: 'Cukiernia i lodziarnia' }]);
  const spanish = await ok(listCompanyCategories, {
    as,
    query: { name: 'cafeteria' },
    ...inLanguage('es'),
  });
  expect(spanish.results).toEqual([{ id: 1, name: 'Cafetería' }]);
});

test('COM-06 countries are all there, named and sorted in the language, Poland first in Polish', async () => {
  const { ok, as } = await start();
  expect(new Set(countryCodes).size).toBe(249);
  for (const language of languages) {
    const { results } = await ok(listCountries, { as, ...inLanguage(language) });
    expect(results.map(({ code }) => code).toSorted()).toEqual([...countryCodes].toSorted());
    expect(results.filter(({ code, name }) => code === name)).toEqual([]);
    const [first, ...others] = results.map(({ name }) => name);
    const sorted = language === 'pl' ? others : [first, ...others];
    expect(sorted).toEqual(sorted.toSorted((a = '', b = '') => a.localeCompare(b, language)));
  }
  const polish = (await ok(listCountries, { as })).results.map(({ name }) => name);
  expect(polish[0]).toBe('Polska');
  expect(polish.indexOf('Łotwa')).toBeGreaterThan(polish.indexOf('Luksemburg'));
});

test('COM-08 time zones go from west to east with the offset of the season', async () => {
  const { ok, as, clock } = await start({ now: new Date('2026-03-28T12:00:00Z') });
  const { results } = await ok(listTimezones, { as });
  const offsets = results.map(({ offset_minutes }) => offset_minutes);
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  const warsaw = (zones: typeof results) => zones.find(({ name }) => name === 'Europe/Warsaw');
  expect(warsaw(results)?.offset_minutes).toBe(60);
  expect(results.find(({ name }) => name === 'America/St_Johns')?.offset_minutes).toBe(-150);
  clock.advance(86_400);
  expect(warsaw((await ok(listTimezones, { as })).results)?.offset_minutes).toBe(120);
});

test('COM-06 towns are suggested while they are typed, up to a limit a minute', async () => {
  const { ok, request, as, clock } = await start({ config: { PINFOLD_LOOKUPS: '2' } });
  const query = { q: 'krak' };
  expect((await ok(autocompletePlaces, { as, query })).results).toMatchObject([
    { name: 'Kraków', description: 'Kraków, Polska' },
  ]);
  const english = await ok(autocompletePlaces, { as, query: { q: 'wars' }, ...inLanguage('en') });
  expect(english.results).toMatchObject([{ description: 'Warsaw, Poland' }]);
  expect((await request(autocompletePlaces, { as, query })).problem?.code).toBe('too_many_attempts');
  clock.advance(61);
  await ok(autocompletePlaces, { as, query });
});

test('COM-06 towns that cannot be looked up are said to be so', async () => {
  const { request, script, as } = await start();
  await script('POST', '/faults', { path: '/v1/places*', status: 503 });
  const { problem } = await request(autocompletePlaces, { as, query: { q: 'krak' } });
  expect(problem).toMatchObject({ code: 'provider_unavailable', status: 502 });
});
