import fc from 'fast-check';
import { expect, test } from 'vitest';
import { evaluatePlainly } from './testing/evaluate-plainly.ts';
import { idsOf, openEngine } from './testing/open-engine.ts';
import { sampleCard } from './testing/sample-locator.ts';
import { anyQuery, anyStores, now, schedules } from './testing/sample-stores.ts';

test('LOC-03 a town, a street, a postal code or a name is found as people type it', () => {
  const { ids } = openEngine([
    sampleCard,
    {
      ...sampleCard,
      id: 2,
      name: 'Pijalnia Łódzka',
      street: 'ul. Piotrkowska 12',
      postal_code: '90-001',
      city: 'Łódź',
    },
    { ...sampleCard, id: 3, street: '3 Maja 7/2', postal_code: '43-300', city: 'Bielsko-Biała' },
    { ...sampleCard, id: 4, street: 'Isparta 1', postal_code: '76000', city: 'Iğdır' },
  ]);
  const found: Record<string, number[]> = {
    łódź: [2],
    lodz: [2],
    'LODZ piotrk': [2],
    'Piotrkowska 12, Łódź': [2],
    'ul. Floriańska': [1],
    'bielsko-b': [3],
    'bielsko biała': [3],
    '31-019': [1],
    '31019': [1],
    '3 maja': [3],
    'kawiarnia lipa kraków': [1],
    orianska: [],
    igdir: [4],
    IĞDIR: [4],
    ISPARTA: [4],
    ısparta: [4],
    '  ': [1, 2, 3, 4],
    'ul.': [2],
  };
  for (const [text, expected] of Object.entries(found))
    expect([text, ids({ text })]).toEqual([text, expected]);
});

test('LOC-03 a word with a mistake finds what was meant, and says that it is a guess', async () => {
  const { engine } = openEngine([sampleCard, { ...sampleCard, id: 2, street: 'Długa 3', city: 'Łódź' }]);
  const guess = async (text: string) => {
    const { rows, isGuess } = await engine.guess({ text, now });
    return { ids: idsOf(engine, rows), isGuess };
  };
  expect(engine.search({ text: 'krakuw', now })).toMatchObject({ count: 0, isGuess: false });
  expect(await guess('krakuw')).toEqual({ ids: [1], isGuess: true });
  expect(await guess('Krkaów florianska 999')).toEqual({ ids: [1], isGuess: true });
  expect(await guess('zupełnie gdzie indziej')).toMatchObject({ ids: [] });
  expect(await guess('999')).toMatchObject({ ids: [] });
});

test('LOC-03 what comes in pages is what the API wrote, and a shop of the first answer stays once', () => {
  fc.assert(
    fc.property(anyStores, fc.integer({ min: 1, max: 40 }), (stores, pageSize) => {
      const { engine } = openEngine(stores, { pageSize, hours: schedules });
      expect([engine.size, engine.total]).toEqual([stores.length, stores.length]);
      for (const store of stores) {
        const row = engine.rowOf(store.id) ?? -1;
        const { hours: _hours, zone: _zone, ...card } = engine.cardAt(row);
        const { hours, zone: _place, ...written } = store;
        expect(card).toEqual(written);
        const own = schedules[hours];
        expect(engine.hoursAt(row)).toEqual(own ? { hours: own, zone: 'Europe/Warsaw' } : null);
      }
    }),
  );
});

test('LOC-03 search, filters, counts, opening hours, distance and order are those of a plain evaluation', () => {
  fc.assert(
    fc.property(anyStores, anyQuery, (stores, query) => {
      const { engine } = openEngine(stores, { hours: schedules, filters: 4, first: 7, pageSize: 20 });
      const result = engine.search(query);
      const expected = evaluatePlainly(stores, query);
      expect(idsOf(engine, result.rows)).toEqual(expected.ids);
      expect(result).toMatchObject({
        count: expected.ids.length,
        openCount: expected.openCount,
        filterCounts: expected.filterCounts,
        isGuess: false,
      });
    }),
    { numRuns: 400 },
  );
});

test('LOC-03 towns of a chain are offered by how many shops they have', () => {
  const cities = ['Nowa Huta', 'Kraków', 'Kraków', 'Nowy Sącz', 'Nowy Sącz', 'Nowy Sącz', ''];
  const { engine } = openEngine(cities.map((city, at) => ({ ...sampleCard, id: at + 1, city })));
  expect(engine.towns('now', 5)).toEqual([
    { name: 'Nowy Sącz', count: 3 },
    { name: 'Nowa Huta', count: 1 },
  ]);
  expect(engine.towns('', 2).map(({ name }) => name)).toEqual(['Nowy Sącz', 'Kraków']);
});

test('LOC-03 a shop that is closed for now is never open, and shops keep the time of their own zone', () => {
  const stores = [
    { ...sampleCard, hours: 0 },
    { ...sampleCard, id: 2, hours: 0, is_closed_for_now: true },
    { ...sampleCard, id: 3, hours: 0, zone: 1 },
  ];
  const { ids, engine } = openEngine(stores, {
    hours: schedules,
    zones: ['Europe/Warsaw', 'America/New_York'],
  });
  expect(ids({ isOpenNow: true })).toEqual([1]);
  expect(ids({ isOpenNow: true, now: new Date('2026-11-23T15:30:00Z') })).toEqual([3]);
  expect(engine.search({ now }).openCount).toBe(1);
});
