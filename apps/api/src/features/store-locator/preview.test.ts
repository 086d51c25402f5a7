import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  previewLocator,
  previewLocatorPage,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { idsOf, startLocator, type Locator } from '../../testing/worlds/store-locator.ts';

/** Locations all over Poland. */
async function fill({ services, companyId }: Locator, count: number): Promise<void> {
  await services.database.queries.execute(sql`
    insert into locations (company_id, google_name, name, store_code, street, city, postal_code, region, country, latitude, longitude)
    select ${companyId}::int, 'locations/many-' || n, 'Kawiarnia Lipa', 'L-' || n, 'Długa ' || n, 'Kraków', '31-042', 'małopolskie', 'PL',
      49.5 + (n * 37 % 400) / 100.0, 15 + (n * 73 % 800) / 100.0
    from generate_series(1, ${count}::int) n`);
}

test('LOC-02 before anything is published an owner finds every shop in the preview', async () => {
  const locator = await startLocator();
  await fill(locator, 120);
  const { owner } = locator;
  const first = await locator.ok(previewLocator, { as: owner });
  expect(first.stores).toHaveLength(locatorLimits.firstStores);
  expect(first).toMatchObject({ count: 120, pages: [{ page: 0, count: 120 }] });
  const page = await locator.ok(previewLocatorPage, { as: owner, params: { page: 0 } });
  expect(page.version).toBe(first.version);
  const ids = idsOf(page);
  expect(new Set(ids).size).toBe(120);
  expect(ids).toEqual(expect.arrayContaining(first.stores.map(({ id }) => id)));
  const other = await locator.request(previewLocatorPage, { as: owner, params: { page: 1 } });
  expect(other.problem?.code).toBe('not_found');
});

test('LOC-05 the preview of a very large chain brings the shops that come first, and reads no more of them', async () => {
  const locator = await startLocator();
  await fill(locator, locatorLimits.previewStores + 1);
  const { owner } = locator;
  const first = await locator.ok(previewLocator, { as: owner });
  expect(first).toMatchObject({ count: locatorLimits.previewStores + 1, pages: [] });
  const other = await locator.request(previewLocatorPage, { as: owner, params: { page: 0 } });
  expect(other.problem?.code).toBe('not_found');
});
