import { mapsConnections } from '@pinfold/contract/features/listings/location-filters';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type BingListingFilters,
  bingListingFilters,
  formatBingListingFilters,
  parseBingListingFilters,
} from './bing-listing-filters.ts';

const anyFilters: fc.Arbitrary<BingListingFilters> = fc.record(
  {
    q: fc.string({ maxLength: 60 }).map((words) => words.trim()),
    maps_integration_status: fc.constantFrom(...mapsConnections),
  },
  { requiredKeys: [] },
);

test('INT-04 filters of locations at Bing survive an address', () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const address = formatBingListingFilters(filters).toString();
      expect(parseBingListingFilters(new URLSearchParams(address))).toEqual(bingListingFilters.tidy(filters));
    }),
  );
  expect(parseBingListingFilters(new URLSearchParams('maps_integration_status=gone&page=2'))).toEqual({});
});
