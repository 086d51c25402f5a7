import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { listPublicHolidays } from '@pinfold/contract/features/listings/holidays/public-holidays.endpoints';
import type { Language } from '@pinfold/contract/languages';
import type { TestMember } from '../../../testing/worlds/factories.ts';
import { openTestApi, type TestApi } from '../../../testing/clients/start-test-api.ts';
import { findPublicHolidays } from './find-public-holidays.ts';

let api: TestApi;
let as: TestMember;
beforeAll(async () => {
  api = await openTestApi();
  as = await api.make.member(await api.make.company(), {
    permissions: ['view_facilities_data'],
    type: memberTypes.manager,
  });
});
afterAll(() => api.close());

async function holidays(query: Record<string, string>, language: Language = 'pl') {
  const headers = { 'Accept-Language': language };
  return (await api.ok(listPublicHolidays, { as, query, headers })).results;
}

const ofYear = (country: string, year: number, language?: Language) =>
  holidays({ country, from: `${year}-01-01`, to: `${year}-12-31` }, language);

/** `12-24 Wigilia Bożego Narodzenia`, and a star for a substitute. */
const lines = (found: Awaited<ReturnType<typeof holidays>>) =>
  found.map(({ date, name, substitute }) => `${date.slice(5)} ${name}${substitute ? ' *' : ''}`);

test.each([
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2011, '2011-04-24'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2030, '2030-04-21'],
  [2038, '2038-04-25'],
])('BEY-12 Easter of %i is %s', async (year, date) => {
  expect(await ofYear('PL', year, 'en')).toContainEqual({ date, name: 'Easter Sunday', substitute: false });
});

/** As each government publishes them. */
const published: Record<string, Record<number, string>> = {
  PL: {
    2026: '01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26',
    2027: '01-01 01-06 03-28 03-29 05-01 05-03 05-16 05-27 08-15 11-01 11-11 12-24 12-25 12-26',
    2024: '01-01 01-06 03-31 04-01 05-01 05-03 05-19 05-30 08-15 11-01 11-11 12-25 12-26',
  },
  ES: {
    2026: '01-01 01-06 04-03 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
    2027: '01-01 01-06 03-26 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  },
  DE: {
    2026: '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26',
    2027: '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26',
  },
  GB: {
    2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28',
    2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28',
    2028: '01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
  },
  US: {
    2026: '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25',
    2027: '01-01 01-18 02-15 05-31 06-18 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-24 12-25 12-31',
    2028: '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-11 11-23 12-25',
  },
  FR: {
    2026: '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25',
  },
  JP: {
    2026: '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
  },
};

test.each(
  Object.entries(published).flatMap(([country, years]) =>
    Object.keys(years).map((year) => [country, Number(year)] as const),
  ),
)('BEY-12 the public holidays of %s in %i', async (country, year) => {
  const dates = (await ofYear(country, year)).map(({ date }) => date.slice(5));
  expect(dates.join(' ')).toBe(published[country]?.[year]);
});

test('BEY-12 holidays have a name, come once and in order, and leave no year out', async () => {
  const country = fc.constantFrom('PL', 'ES', 'DE', 'GB', 'US', 'FR', 'JP', 'AE', 'LC', 'IL', 'CN');
  const language = fc.constantFrom<Language>('pl', 'en', 'es');
  await fc.assert(
    fc.asyncProperty(country, fc.integer({ min: 2005, max: 2074 }), language, async (code, year, word) => {
      const [from, to] = [`${year}-01-01`, `${year + 1}-12-31`];
      const found = await findPublicHolidays({ country: code, from, to }, word);
      const dates = found.map(({ date }) => date);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(new Set(dates.map((date) => date.slice(0, 4)))).toEqual(new Set([`${year}`, `${year + 1}`]));
      expect(found.filter(({ name }) => name.trim() === '')).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('BEY-12 Christmas Eve is a day off in Poland since 2025, and Easter and Corpus Christi move', async () => {
  expect(lines(await ofYear('PL', 2027))).toEqual([
    '01-01 Nowy Rok',
    '01-06 Święto Trzech Króli',
    '03-28 Niedziela Wielkanocna',
    '03-29 Drugi dzień Wielkanocy',
    '05-01 Święto Państwowe; Święto Pracy',
    '05-03 Święto Narodowe Trzeciego Maja',
    '05-16 Zielone Świątki',
    '05-27 Dzień Bożego Ciała',
    '08-15 Wniebowzięcie Najświętszej Maryi Panny',
    '11-01 Wszystkich Świętych',
    '11-11 Narodowe Święto Niepodległości',
    '12-24 Wigilia Bożego Narodzenia',
    '12-25 Pierwszy dzień Bożego Narodzenia',
    '12-26 Drugi dzień Bożego Narodzenia',
  ]);
});

test('BEY-12 a holiday has its name in the reader’s language, else in its country’s own', async () => {
  const fourth = { country: 'FR', from: '2026-05-08', to: '2026-05-14' };
  expect(lines(await holidays({ country: 'PL', from: '2026-12-24', to: '2026-12-24' }, 'es'))).toEqual([
    '12-24 Nochebuena',
  ]);
  expect(lines(await holidays(fourth, 'es'))).toContain('05-08 Fête de la Victoire 1945');
  expect(lines(await holidays(fourth, 'en'))).toContain('05-14 Ascension Day');
});

test('BEY-12 a day off in place of a weekend is told apart, without a word of the data’s own', async () => {
  const summer = { country: 'US', from: '2027-06-01', to: '2027-07-31' };
  const expected = ['06-18 Juneteenth *', '06-19 Juneteenth'];
  expect(lines(await holidays(summer, 'en'))).toEqual([
    ...expected,
    '07-04 Independence Day',
    '07-05 Independence Day *',
  ]);
  expect(lines(await holidays(summer, 'es')).slice(0, 2)).toEqual(expected);
});

test('BEY-12 what lasts for days is told day by day, two of one day come together, and half days do not count', async () => {
  const days = async (country: string, from: string, to: string) =>
    lines(await holidays({ country, from, to }, 'en'));
  expect(await days('RU', '2026-01-02', '2026-01-07')).toHaveLength(6);
  expect(await days('SZ', '2027-01-01', '2027-01-02')).toHaveLength(2);
  expect(await days('DE', '2008-05-01', '2008-05-01')).toEqual(['05-01 Labour Day; Ascension Day']);
  expect(await days('CN', '2027-03-08', '2027-03-08')).toEqual([]);
});

test('BEY-12 a region adds its own holidays, and one that nobody knows adds none', async () => {
  const autumn = { country: 'ES', from: '2026-09-01', to: '2026-09-30' };
  expect(await holidays(autumn)).toEqual([]);
  expect((await holidays({ ...autumn, region: 'CT' }, 'es')).map(({ date }) => date)).toEqual(['2026-09-11']);
  expect(await holidays({ ...autumn, region: 'XX' })).toEqual([]);
  const easter = { country: 'GB', from: '2026-04-06', to: '2026-04-06' };
  expect(await holidays(easter)).toHaveLength(1);
  expect(await holidays({ ...easter, region: 'SCT' })).toEqual([]);
});

test('BEY-12 a country without known holidays has none, and a period of three years is refused by its field', async () => {
  expect(await ofYear('ZZ', 2027)).toEqual([]);
  const asked = { country: 'PL', from: '2026-11-26', to: '2028-11-26' };
  expect((await holidays(asked)).length).toBeGreaterThan(20);
  for (const [field, value] of [
    ['to', '2028-11-27'],
    ['to', '2026-11-25'],
    ['to', '2026-02-30'],
    ['from', '1999-12-31'],
    ['country', 'pl'],
    ['country', 'Polska'],
    ['region', 'mazowieckie'],
  ] as const) {
    const { status, problem } = await api.requestRaw(listPublicHolidays, {
      as,
      query: { ...asked, [field]: value },
    });
    expect([status, problem?.code]).toEqual([400, 'invalid_request']);
    expect(JSON.stringify(problem)).toContain(field);
  }
});

const record = new URL(
  '../../../../../../packages/sdk/src/testing/listings/recorded-holidays.json',
  import.meta.url,
).pathname;

test('SDK-11 the holidays that partners test against are those that this API answers (update with -u)', async () => {
  const recorded: Record<string, unknown> = {};
  for (const country of ['PL', 'ES', 'DE', 'GB', 'US']) {
    const asked = { country, from: '2026-01-01', to: '2027-12-31' };
    const [pl, en, es] = await Promise.all((['pl', 'en', 'es'] as const).map((one) => holidays(asked, one)));
    recorded[country] = pl?.map(({ date, name, substitute }, at) => ({
      date,
      name: { pl: name, en: en?.[at]?.name, es: es?.[at]?.name },
      substitute,
    }));
  }
  await expect(`${JSON.stringify(recorded, null, 2)}\n`).toMatchFileSnapshot(record);
});
