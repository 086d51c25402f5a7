import { sql } from 'drizzle-orm';
import { createListing } from '@pinfold/contract/features/listings/create/create-listing.endpoints';
import type { ListingChanges } from '@pinfold/contract/features/listings/listing-schema';
import { getListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { oneRow } from '../../database/database.ts';
import { type OneLocationOptions, startOneLocationCompany } from './one-location-company.ts';

/** A second location, in a street without a similar place on the map. */
export const newListing = {
  name: 'Kawiarnia Nowa',
  street: 'ul. Józefa',
  house_number: '9',
  postal_code: '31-056',
  city: 'Kraków',
  country: 'PL',
  store_code: 'KAW-2',
  primary_category: 'gcid:cafe',
  website: 'https://kawiarnia.example/jozefa',
  phone_number: '+48 12 422 20 20',
  attributes: [
    { attribute_id: 'has_takeout', value_type: 1, values: [true] },
    { attribute_id: 'wi_fi', value_type: 2, values: ['free_wi_fi'] },
  ],
  labels: ['ogródek'],
} satisfies ListingChanges;

export type ListingCreation = Awaited<ReturnType<typeof startListingCreation>>;

/** One location, in an account in which listings can be created. */
export async function startListingCreation(options: OneLocationOptions = {}) {
  const world = await startOneLocationCompany({ reviews: 1, ...options });
  const account = await oneRow<{ id: number }>(
    world.services.database.queries,
    sql`select id::int8 as id from google_accounts where company_id = ${world.companyId}`,
  );
  const accountId = account.id;
  const google = world.services.google.as('refresh-1');
  return {
    ...world,
    accountId,
    google,
    create: (fields: ListingChanges = newListing) =>
      world.ok(createListing, { as: world.owner, body: { google_account_id: accountId, fields } }),
    read: (id: number) => world.ok(getListing, { as: world.owner, params: { id } }),
    /** Titles of all locations of the account at Google. */
    async titlesAtGoogle(): Promise<string[]> {
      const titles: string[] = [];
      for await (const page of google.listLocations('accounts/1'))
        titles.push(...page.map(({ title = '' }) => title));
      return titles.toSorted();
    },
  };
}
