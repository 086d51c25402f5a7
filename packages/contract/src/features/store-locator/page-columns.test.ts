import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePage } from './decode-page.ts';
import { encodePage } from './encode-page.ts';
import { PublicLocatorPage, type PublicStoreCard } from './public-locator.endpoints.ts';

const place = (most: number) =>
  fc.integer({ min: -most * 100_000, max: most * 100_000 }).map((units) => units / 100_000);

const anyStore: fc.Arbitrary<PublicStoreCard> = fc
  .record({
    id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    name: fc.string(),
    street: fc.string(),
    postal_code: fc.string(),
    city: fc.string(),
    at: fc.option(fc.record({ latitude: place(90), longitude: place(180) })),
    hours: fc.integer({ min: -1, max: 3 }),
    zone: fc.integer({ min: 0, max: 3 }),
    filters: fc.integer({ min: 0, max: 2 ** 30 - 1 }),
    rating: fc.option(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
    reviews_count: fc.nat(),
    phone: fc.string(),
    is_closed_for_now: fc.boolean(),
  })
  .map(({ at, ...store }) => ({
    ...store,
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
  }));

test('LOC-05 shops come out of the columns of a page as they went in', () => {
  fc.assert(
    fc.property(fc.array(anyStore, { maxLength: 50 }), (stores) => {
      const page = encodePage({ version: 'v1', page: 2, hours: [], zones: [] }, stores);
      expect(decodePage(PublicLocatorPage.parse(JSON.parse(JSON.stringify(page))))).toEqual(stores);
    }),
  );
});
