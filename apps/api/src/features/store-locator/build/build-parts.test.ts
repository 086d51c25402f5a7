import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  getPublicLocator,
  getPublicLocatorPage,
} from '@pinfold/contract/features/store-locator/public-locator.endpoints';
import { idsOf, startLocator } from '../../../testing/worlds/store-locator.ts';

const name = 'kawiarnia-lipa';

test('LOC-05 thousands of shops travel in pages of one area each', async () => {
  const locator = await startLocator();
  await locator.services.database.queries.execute(sql`
    insert into locations (company_id, google_name, name, store_code, street, postal_code, city, region, country, latitude, longitude)
    select ${locator.companyId}, 'locations/many-' || n, 'Sklep', n::text, 'Lipowa', '00-001', 'Miasto', '', 'PL',
           case when n <= 3 then null else 49 + mod(n * 7919, 6000) / 1000.0 end, 14 + mod(n * 104729, 10000) / 1000.0
    from generate_series(1, 5001) n`);
  await locator.setUp();
  const first = await locator.ok(getPublicLocator, { params: { name } });
  expect(first).toMatchObject({ count: 5001, pages: [{ count: 2501 }, { count: 2500 }] });
  const columns = await Promise.all(
    first.pages.map(({ page }) => locator.ok(getPublicLocatorPage, { params: { name, page } })),
  );
  expect(new Set(columns.flatMap(idsOf)).size).toBe(5001);
  expect(columns[0]?.latitude).not.toContain(null);
  expect(columns[1]?.latitude.slice(-3)).toEqual([null, null, null]);
  const area = ([south, west, north, east]: readonly number[]) =>
    ((north ?? 0) - (south ?? 0)) * ((east ?? 0) - (west ?? 0));
  const areas = first.pages.map(({ bounds }) => area(bounds ?? []));
  expect(areas.every((one) => one > 0 && one < area(first.bounds ?? []))).toBe(true);
  expect((await locator.visit('pages/2/')).status).toBe(404);
});
