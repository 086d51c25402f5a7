import { datePresets } from '@pinfold/contract/period';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  changedComparisonSearch,
  comparedMeasures,
  formatComparisonSearch,
  parseComparisonSearch,
  swappedSets,
  tidyComparisonSearch,
} from './comparison-search.ts';

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 5 });
const words = fc.string({ minLength: 1, maxLength: 30 }).map((text) => text.trim());
const set = fc.record(
  {
    facilities_ids: ids,
    groups: ids,
    competitors: ids,
    keywords: fc.uniqueArray(
      words.filter((text) => text !== ''),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: [] },
);
const search = fc
  .record(
    {
      a: set,
      b: set,
      preset: fc.constantFrom(...datePresets),
      measure: fc.constantFrom(...comparedMeasures),
      view: fc.constantFrom('chart' as const, 'table' as const),
    },
    { requiredKeys: [] },
  )
  .map(tidyComparisonSearch);

test('MON-05 a comparison can be sent to somebody as an address, commas and all', () => {
  fc.assert(
    fc.property(search, (one) => {
      const address = formatComparisonSearch(one).toString();
      expect(parseComparisonSearch(new URLSearchParams(address))).toEqual(one);
    }),
  );
});

test('MON-05 whatever is in an address, what is read from it is a comparison', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), (pairs) => {
      const read = parseComparisonSearch(new URLSearchParams(pairs));
      expect(tidyComparisonSearch(read)).toEqual(read);
    }),
  );
  const odd = new URLSearchParams('a_groups=0,-1,x,7,7&b_competitors=1,2,3,4,5,6&measure=worst&preset=never');
  expect(parseComparisonSearch(odd)).toEqual({ a: { groups: [7] }, b: { competitors: [1, 2, 3, 4, 5] } });
});

test('MON-05 the sides swap with their keywords, and days of one’s own end a period by its name', () => {
  const one = {
    a: { groups: [1], keywords: ['kawa'] },
    b: { competitors: [2] },
    preset: 'previous_month',
  } as const;
  expect(swappedSets(one)).toEqual({ ...one, a: one.b, b: one.a });
  const dated = changedComparisonSearch(one, { date_from: '2026-01-01', date_to: '2026-01-31' });
  expect(dated).toEqual({ a: one.a, b: one.b, date_from: '2026-01-01', date_to: '2026-01-31' });
  expect(changedComparisonSearch(dated, { a: undefined })).not.toHaveProperty('a');
});
