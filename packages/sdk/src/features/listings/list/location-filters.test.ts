import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatLocationFilters,
  hasLocationFilters,
  locationFilterCodes,
  locationFilters,
  type LocationFilters,
  locationFilterChoices,
  parseLocationFilters,
} from './location-filters.ts';

const words = Object.fromEntries(
  Object.entries({ ...locationFilterChoices, ...locationFilterCodes }).map(([name, choices]) => [
    name,
    fc.constantFrom<string | number>(...choices),
  ]),
);
const text = fc
  .string({ minLength: 1, maxLength: 30 })
  .map((value) => value.trim())
  .filter((value) => value !== '');
const texts = fc.uniqueArray(text, { minLength: 1, maxLength: 5 });
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 });
const anyFilters = fc.record(
  {
    ...words,
    q: text,
    cities: texts,
    labels: texts,
    store_codes: texts,
    groups: ids,
    facilities_ids: ids,
    is_owner: fc.boolean(),
    is_verified: fc.boolean(),
    without_gmb_address: fc.boolean(),
  },
  { requiredKeys: [] },
);

describe('the filters of the list of locations', () => {
  test('LST-01 come back from an address as they were written, commas and all', () => {
    fc.assert(
      fc.property(anyFilters, (filters) => {
        const written = formatLocationFilters(filters as LocationFilters).toString();
        expect(parseLocationFilters(new URLSearchParams(written))).toEqual(filters);
      }),
    );
  });

  test('LST-01 whatever stands in an address, the list opens', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('q', 'groups', 'quality', 'is_owner', 'cities'), fc.string()),
        (odd) => {
          const filters = parseLocationFilters(new URLSearchParams(odd));
          expect(locationFilters.tidy(filters)).toEqual(filters);
          expect(filters.groups?.every((id) => Number.isSafeInteger(id) && id > 0) ?? true).toBe(true);
        },
      ),
    );
  });

  test('LST-01 an empty list of towns narrows nothing', () => {
    expect(hasLocationFilters({ cities: [], q: '' })).toBe(false);
    expect(hasLocationFilters({ is_owner: false })).toBe(true);
  });
});
