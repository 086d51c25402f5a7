import { sql } from 'drizzle-orm';
import { rows } from '../../../../database/database.ts';
import type { ResourceCalls } from '../../../../providers/apple-business/organization-calls.ts';
import type { Services } from '../../../../services.ts';
import type { ListingKey, ListingVersion } from '../write-directory-listings.ts';
import { findAppleAccount } from './apple-account.ts';
import type { AppleListing } from './apple-listing.ts';
import type { SentToApple } from './compare-with-apple.ts';

/** Where a listing is sent. */
export interface ApplePlace {
  accountId: number;
  locations: ResourceCalls;
}

/** Undefined where nobody gives us access to it any more. */
export async function findPlace(services: Services, listing: ListingKey): Promise<ApplePlace | undefined> {
  const { companyId } = listing;
  const [row] = await rows<{ account_id: number }>(
    services.database.queries,
    sql`select account_id::int8 as account_id from directory_listings where ${isListing(listing)}`,
  );
  const account = row && (await findAppleAccount(services, { companyId, accountId: row.account_id }));
  return (
    account && {
      accountId: row.account_id,
      locations: account.calls.locations(account.organization),
    }
  );
}

/** What Apple last took from us. */
export interface KnownAtApple {
  /** Null before that is known. */
  sent: SentToApple | null;
  etag: string | null;
}

/** What is read at Apple before this call, and was written there by us, is known by then. */
export async function readKnown({ database }: Services, listing: ListingKey): Promise<KnownAtApple> {
  const [known] = await rows<KnownAtApple>(
    database.queries,
    sql`select sent, etag from directory_listings where ${isListing(listing)}`,
  );
  return known ?? { sent: null, etag: null };
}

/**
 * Notes what is about to be written at Apple, so that it counts as ours though no answer comes. Returns whether it is still
 * to be written: what is there may be read no later than this.
 *
 * @param content null for a removal
 */
export async function noteUnderway(
  { database }: Services,
  listing: ListingVersion,
  content: AppleListing | null,
): Promise<boolean> {
  const written = sql`${JSON.stringify(content)}::jsonb`;
  const others = sql`select jsonb_agg(one) from jsonb_array_elements(sent -> 'underway') one where one <> ${written}`;
  const noted = await rows(
    database.queries,
    sql`update directory_listings
        set sent = jsonb_set(sent, '{underway}', coalesce((${others}), '[]') || jsonb_build_array(${written}))
        where ${isListing(listing)} and version = ${listing.version} and state in ('waiting', 'removing')
        returning version`,
  );
  return noted.length > 0;
}

function isListing({ companyId, locationId }: ListingKey) {
  return sql`company_id = ${companyId} and location_id = ${locationId} and directory = 'apple'`;
}
