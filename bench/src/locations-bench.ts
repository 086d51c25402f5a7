import { sql } from 'drizzle-orm';
import type { LocationSort } from '@pinfold/contract/features/listings/location-filters';
import { locationFilter, type LocationFilter } from '../../apps/api/src/features/listings/location-filter.ts';
import { countLocations, pageOfLocations } from '../../apps/api/src/features/listings/listings.queries.ts';
import { createApp } from '../../apps/api/src/http/create-app.ts';
import { benchHeaders } from './bench-headers.ts';
import { driverOf } from './driver-of.ts';
import { compare, type Ratio } from './measure.ts';
import type { ScaleDatabase } from './open-scale-database.ts';
import { owner } from './owner.ts';

/** Every filter and order of the list of locations, with how it is written in the address. */
const cases: Record<string, LocationFilter & { order_by?: LocationSort; page?: number }> = {
  'no filter': {},
  'page 200': { page: 200 },
  'by country': { order_by: 'country' },
  'by city': { order_by: 'city' },
  'by store code': { order_by: 'store_code' },
  words: { q: 'lipowa 12' },
  'no match': { q: 'zamek' },
  'one city': { city: 'Kraków' },
  cities: { cities: 'Kraków,Gdańsk' },
  'store codes': { store_codes: 'TYL-00001,TYL-09999' },
  labels: { labels: 'region-3,region-7' },
  group: { groups: '1' },
  ids: { facilities_ids: Array.from({ length: 500 }, (_, index) => 1 + index * 7).join(',') },
  owner: { is_owner: true },
  verified: { is_verified: true },
  verification: { verification: 'has_pending_verification' },
  'profile state': { location_state: 'suspended' },
  'open status': { open_status: 'OPEN' },
  'bing status': { bing_status: 'no_connection' },
  result: { result_status: 'error' },
  quality: { quality: 'very_weak' },
  'without google': { without_gmb_address: true },
};

/** The list endpoint, whole, against its own two statements sent straight to the driver. */
export async function benchLocations({ services }: ScaleDatabase, runs: number): Promise<Ratio[]> {
  const app = createApp(services);
  const { queries } = services.database;
  const headers = await benchHeaders(services);
  const driver = driverOf(queries);
  await queries.execute(sql`analyze locations`);
  const ratios: Ratio[] = [];
  for (const [name, { order_by = 'default', page = 1, ...filter }] of Object.entries(cases)) {
    const query = new URLSearchParams(
      Object.entries({ ...filter, order_by, page, page_size: 50 }).map(([key, value]) => [
        key,
        String(value),
      ]),
    );
    const where = locationFilter(owner, filter);
    const statements = [
      countLocations(queries, where).toSQL(),
      pageOfLocations(queries, where, { order_by, page, page_size: 50 }).toSQL(),
    ];
    const endpoint = async () => {
      const response = await app.request(`/facilities/?${query}`, { headers });
      if (!response.ok) throw new Error(`${name} answered ${response.status}`);
      await response.text();
    };
    const bare = async () => {
      for (const { sql: text, params } of statements) await driver.query(text, params);
    };
    ratios.push(await compare(name, { endpoint, bare }, runs));
  }
  return ratios;
}
