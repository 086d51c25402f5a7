import { sql } from 'drizzle-orm';
import type { BulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edit';
import { sampleListing } from '@pinfold/contract/features/listings/testing/sample-listing';
import { shownListings } from '../../apps/api/src/features/listings/bulk-edit/chosen-listings.ts';
import { createApp } from '../../apps/api/src/http/create-app.ts';
import { benchHeaders } from './bench-headers.ts';
import { driverOf } from './driver-of.ts';
import { compare, type Ratio } from './measure.ts';
import type { ScaleDatabase } from './open-scale-database.ts';
import { owner } from './owner.ts';

const { opening_hours, attributes, service_items, description } = sampleListing();
const [hours = { open_day: 0, open_time: '08:00', close_day: 0, close_time: '20:00' }] = opening_hours;

/** Edits as people make them of thousands of locations. */
const cases: Record<string, BulkEdit> = {
  'a description': { description: 'Kawa palona na miejscu i ciasta z własnej pracowni.' },
  'a label more': { labels: { mode: 'add', values: ['drive'] } },
  'phone and website': { phone_number: '22 123 45 67', website: 'https://lipa.example/kawa' },
  'a week of hours': { opening_hours: [{ ...hours, close_time: '21:00' }] },
  'attributes more': {
    attributes: { mode: 'add', values: [{ attribute_id: 'has_delivery', value_type: 1, values: [true] }] },
  },
  'all of these': {
    description: 'Kawa palona na miejscu i ciasta z własnej pracowni.',
    labels: { mode: 'add', values: ['drive'] },
    phone_number: '22 123 45 67',
    website: 'https://lipa.example/kawa',
    opening_hours: [{ ...hours, close_time: '21:00' }],
    attributes: { mode: 'add', values: [{ attribute_id: 'has_delivery', value_type: 1, values: [true] }] },
  },
};

/** The preview of a bulk edit of every location, whole, against the bare query that reads these locations. */
export async function benchBulkEdit({ services }: ScaleDatabase, runs: number): Promise<Ratio[]> {
  const app = createApp(services);
  const { queries } = services.database;
  const headers = await benchHeaders(services);
  const driver = driverOf(queries);
  await describeLocations(services.database.queries);
  const listed = await app.request('/facilities/?only_ids=true', { headers });
  const { ids } = (await listed.json()) as { ids: number[] };
  const { sql: text, params } = shownListings(queries, owner, ids).toSQL();
  const ratios: Ratio[] = [];
  for (const [name, edit] of Object.entries(cases)) {
    const body = JSON.stringify({ facilities_ids: ids, edit });
    const endpoint = async () => {
      const response = await app.request('/facilities/bulk-edit/preview/', { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
      await response.text();
    };
    const bare = async () => {
      await driver.query(text, params);
    };
    ratios.push(await compare(name, { endpoint, bare }, runs));
  }
  return ratios;
}

/** The scale seed leaves out what a bulk edit is about. */
async function describeLocations(queries: ScaleDatabase['services']['database']['queries']): Promise<void> {
  await queries.execute(
    sql`update locations set description = ${description}, primary_category = 'gcid:cafe',
          opening_hours = ${JSON.stringify(opening_hours)}::jsonb, attributes = ${JSON.stringify(attributes)}::jsonb,
          service_items = ${JSON.stringify(service_items)}::jsonb
        where company_id = 1`,
  );
  await queries.execute(sql`analyze locations`);
}
