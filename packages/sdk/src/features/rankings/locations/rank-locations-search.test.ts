import { rankOrders } from '@pinfold/contract/features/rankings/rank';
import { datePresets, periodComparisons } from '@pinfold/contract/period';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatRankLocationsSearch,
  hasRankLocationFilters,
  parseRankLocationsSearch,
  tidyRankLocationsSearch,
} from './rank-locations-search.ts';

const text = fc.string({ minLength: 1, maxLength: 60 }).map((word) => word.trim() || 'kawa');
const day = fc
  .integer({ min: 0, max: 8000 })
  .map((days) => new Date(Date.UTC(2005, 0, 1 + days)).toISOString().slice(0, 10));
const search = fc
  .record(
    {
      q: text,
      cities: fc.uniqueArray(text, { maxLength: 4 }),
      groups: fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 4 }),
      keywords: fc.uniqueArray(text, { maxLength: 20 }),
      preset: fc.constantFrom(...datePresets),
      days: fc.tuple(day, day),
      compare: fc.constantFrom(...periodComparisons),
      order: fc.constantFrom(...rankOrders),
      keyword: text,
    },
    { requiredKeys: [] },
  )
  .map(({ days, ...rest }) => {
    const [from, to] = days?.toSorted() ?? [];
    return from && to && !rest.preset ? { ...rest, date_from: from, date_to: to } : rest;
  });

test('MON-04 what was asked about all locations survives the address, whatever keywords and towns are called', () => {
  fc.assert(
    fc.property(search, (asked) => {
      const written = formatRankLocationsSearch(asked).toString();
      expect(parseRankLocationsSearch(new URLSearchParams(written))).toEqual(tidyRankLocationsSearch(asked));
    }),
  );
});

test('MON-04 MON-09 an address that somebody mistyped opens the plain table, and never days before 2005', () => {
  const mistyped = new URLSearchParams(
    'preset=sometimes&order=colour&compare=moon&groups=x,-1,0&date_from=2004-12-31&date_to=2026-02-30&keywords= ',
  );
  expect(parseRankLocationsSearch(mistyped)).toEqual({});
  expect(parseRankLocationsSearch(new URLSearchParams('date_from=2026-03-02&date_to=2026-03-01'))).toEqual(
    {},
  );
  expect(formatRankLocationsSearch({ preset: 'last_90_days', order: 'name' }).toString()).toBe('');
});

test('MON-04 a period by name ends one by its days, and keywords alone narrow no locations', () => {
  const named = tidyRankLocationsSearch({
    preset: 'last_7_days',
    date_from: '2026-01-01',
    date_to: '2026-01-31',
  });
  expect(named).toEqual({ preset: 'last_7_days' });
  expect(hasRankLocationFilters({ ...named, q: '' })).toBe(false);
  expect(hasRankLocationFilters({ cities: ['Kraków'] })).toBe(true);
});
