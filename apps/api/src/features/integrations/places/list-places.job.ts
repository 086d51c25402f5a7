import { sql } from 'drizzle-orm';
import type { PlacesProblem } from '@pinfold/contract/features/integrations/google';
import { joinStreetLines, splitStreetLines } from '@pinfold/contract/features/listings/address/street-line';
import { rows, type Queryable } from '../../../database/database.ts';
import { storeApart } from '../../../database/store-apart.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { GoogleListing } from '../../../providers/google-business-profile/listing/google-location.ts';
import type { Services } from '../../../services.ts';
import { findGoogleAccount, markAccessLost, type ConnectedAccount } from '../accounts/google-account.ts';
import { searchPlaces, type PlaceSearch } from './google-places.queries.ts';

/** What an account has as far as we know, while Google is asked again where that is old. */
export async function listPlacesOf(
  services: Services,
  account: { companyId: number; accountId: number },
  search: PlaceSearch,
) {
  return services.database.queries.transaction(async (tx) => {
    await askForPlaces(services, tx, account, { isForced: search.refresh ?? false });
    return searchPlaces(tx, account, search);
  });
}

const freshMinutes = 10;

/** Has Google asked for the places of an account, unless it is being asked, or was a moment ago. */
export async function askForPlaces(
  { jobs, now }: Services,
  tx: Queryable,
  account: { companyId: number; accountId: number },
  { isForced = false }: { isForced?: boolean } = {},
): Promise<void> {
  const before = new Date(now().getTime() - freshMinutes * 60_000).toISOString();
  const asked = await rows(
    tx,
    sql`update google_accounts set places_asked_at = ${now().toISOString()}, places_problem = null
        where company_id = ${account.companyId} and id = ${account.accountId} and not is_disconnected
          and (places_asked_at is null or places_asked_at < ${before} or
               (${isForced} and (places_listed_at >= places_asked_at or places_problem is not null)))
        returning 1`,
  );
  if (asked.length > 0) await jobs.enqueue(tx, listPlaces, [{ payload: account }]);
}

interface AccountToList {
  companyId: number;
  accountId: number;
}

/** Enough to choose by. */
const mask = 'name,title,storeCode,storefrontAddress,metadata';

/** Reads the list of an account's places. The previous list stays until the new one is complete. */
export const listPlaces = defineProviderJob<AccountToList, ConnectedAccount, PlacesProblem>({
  name: 'list-google-places',
  concurrency: 2,
  subject: ({ companyId, accountId }) => `${companyId}/${accountId}`,
  claim: findGoogleAccount,
  async work(services, { google, name }, payload) {
    const places: GoogleListing[] = [];
    for await (const page of google.listLocations(name, mask)) places.push(...page);
    await storePlaces(services, payload, places);
  },
  explain({ kind }) {
    if (kind === 'temporary') return undefined;
    return { problem: kind === 'denied' ? 'access_lost' : 'not_answered' };
  },
  lastProblem: 'not_answered',
  settleFailed,
});

async function storePlaces(
  services: Services,
  { companyId, accountId }: AccountToList,
  places: readonly GoogleListing[],
): Promise<void> {
  const { database, live, log, now } = services;
  await database.queries.transaction(async (tx) => {
    await tx.execute(
      sql`delete from google_places where company_id = ${companyId} and google_account_id = ${accountId}`,
    );
    await storeApart(tx, places.map(toRow), {
      log,
      nameOf: ({ google_name }) => google_name,
      store: (savepoint, some) => writePlaces(savepoint, { companyId, accountId }, some),
    });
    await tx.execute(
      sql`update google_accounts set places_listed_at = greatest(places_asked_at, ${now().toISOString()}::timestamptz),
            places_problem = null
          where company_id = ${companyId} and id = ${accountId}`,
    );
    await live.publish(tx, companyId, { topic: 'imports', ids: [] });
  });
}

function writePlaces(
  tx: Queryable,
  { companyId, accountId }: AccountToList,
  places: readonly ReturnType<typeof toRow>[],
): Promise<unknown[]> {
  return rows(
    tx,
    sql`insert into google_places
          (company_id, google_account_id, google_name, name, address, store_code, is_verified, is_duplicate)
        select ${companyId}::int8, ${accountId}::int8, google_name, name, address, store_code, is_verified, is_duplicate
        from json_to_recordset(${JSON.stringify(places)}::json) as given (
          google_name text, name text, address text, store_code text, is_verified bool, is_duplicate bool)
        where exists (select 1 from google_accounts where company_id = ${companyId} and id = ${accountId})
        on conflict do nothing`,
  );
}

async function settleFailed(
  services: Services,
  account: AccountToList,
  problem: PlacesProblem,
): Promise<void> {
  const { companyId, accountId } = account;
  await services.database.queries.transaction(async (tx) => {
    if (problem === 'access_lost') await markAccessLost(tx, account);
    await tx.execute(
      sql`update google_accounts set places_problem = ${problem}
          where company_id = ${companyId} and id = ${accountId}`,
    );
    await services.live.publish(tx, companyId, { topic: 'imports', ids: [] });
  });
}

function toRow(place: GoogleListing) {
  const { metadata = {} } = place;
  return {
    google_name: place.name,
    name: place.title ?? '',
    address: addressOf(place),
    store_code: place.storeCode ?? '',
    is_verified: metadata.hasVoiceOfMerchant ?? false,
    is_duplicate: metadata.duplicateLocation !== undefined,
  };
}

/** In one line, as the list of locations writes it. */
function addressOf({ storefrontAddress: address = {} }: GoogleListing): string {
  const country = address.regionCode ?? '';
  const lines = joinStreetLines(splitStreetLines(address.addressLines ?? [], country), country);
  return [...lines, `${address.postalCode ?? ''} ${address.locality ?? ''}`.trim()]
    .filter(Boolean)
    .join(', ');
}
