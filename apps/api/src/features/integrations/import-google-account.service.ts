import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../database/database.ts';
import type { GoogleLocation } from '../../providers/google-business-profile/accounts.ts';
import { GoogleError } from '../../providers/google-business-profile/google-error.ts';
import type { Services } from '../../services.ts';
import { fillLabelGroups } from '../listings/groups/fill-label-groups.ts';
import { spendLimit } from '../company/plan/spend-limit.ts';

/** A location that was brought in, with the name that the provider's reviews are listed under. */
export interface ImportedLocation {
  id: number;
  /** `accounts/{a}/locations/{l}` */
  googleName: string;
}

/**
 * Connects a Google account to a company and brings in its locations. Run again, it adds what is missing. An account
 * with more of them than the plan allows stays outside, with all of its locations.
 * @throws Problem `import_limit_reached`
 */
export async function importGoogleAccount(
  services: Services,
  companyId: number,
  refreshToken: string,
): Promise<ImportedLocation[]> {
  const google = services.google.as(refreshToken);
  const { queries } = services.database;
  const spending = { companyId, limit: 'max_facilities', problem: 'import_limit_reached' } as const;
  const imported: ImportedLocation[] = [];
  for (const account of await patiently(() => google.listAccounts())) {
    const pages: GoogleLocation[][] = [];
    for await (const page of google.listLocations(account.name)) pages.push(page);
    await queries.transaction((tx) =>
      spendLimit(services, tx, spending, async () => {
        const accountId = await storeAccount(tx, companyId, account, services.sealer.seal(refreshToken));
        for (const page of pages) {
          const ids = await storeLocations(tx, companyId, accountId, page);
          for (const [name, id] of ids) imported.push({ id, googleName: `${account.name}/${name}` });
        }
        await fillLabelGroups(tx, companyId);
      }),
    );
    await google.publishChanges(account.name, services.config.GOOGLE_PUBSUB_TOPIC);
  }
  return imported;
}

async function patiently<Answer>(ask: () => Promise<Answer>, triesLeft = 5): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (
      !(error instanceof GoogleError) ||
      triesLeft === 0 ||
      (error.kind !== 'quota' && error.kind !== 'temporary')
    )
      throw error;
    await new Promise((resolve) => setTimeout(resolve, (error.retryAfter ?? 2) * 1000));
    return patiently(ask, triesLeft - 1);
  }
}

async function storeAccount(
  queries: Queryable,
  companyId: number,
  account: { name: string; accountName: string },
  sealed: string,
): Promise<number> {
  const [row] = await rows<{ id: number | string }>(
    queries,
    sql`insert into google_accounts (company_id, name, title, sealed_refresh_token)
        values (${companyId}, ${account.name}, ${account.accountName}, ${sealed})
        on conflict (company_id, name) do update set title = excluded.title, sealed_refresh_token = excluded.sealed_refresh_token
        returning id::int8 as id`,
  );
  return Number(row?.id);
}

/** The ids of the locations by their names at the provider. */
async function storeLocations(
  queries: Queryable,
  companyId: number,
  accountId: number,
  page: GoogleLocation[],
): Promise<Map<string, number>> {
  const found = await rows<{ google_name: string; id: number | string }>(
    queries,
    sql`insert into locations (company_id, google_account_id, google_name, name, store_code, street, postal_code, city, region, country,
                               latitude, longitude, phone, website, labels, is_verified, open_status)
        select ${companyId}::int8, ${accountId}::int8, given.google_name, given.name, given.store_code, given.street, given.postal_code, given.city,
               given.region, given.country, given.latitude, given.longitude, given.phone, given.website, given.labels, given.is_verified, given.open_status
        from json_to_recordset(${JSON.stringify(page.map(toRow))}::json) as given (
          google_name text, name text, store_code text, street text, postal_code text, city text, region text, country text,
          latitude float8, longitude float8, phone text, website text, labels text[], is_verified bool, open_status text)
        on conflict (company_id, google_name) do update set is_verified = excluded.is_verified, open_status = excluded.open_status
        returning google_name, id::int8 as id`,
  );
  return new Map(found.map((row) => [row.google_name, Number(row.id)]));
}

function toRow(location: GoogleLocation) {
  const address = location.storefrontAddress ?? {};
  return {
    google_name: location.name,
    name: location.title,
    store_code: location.storeCode ?? '',
    street: address.addressLines?.join(', ') ?? '',
    postal_code: address.postalCode ?? '',
    city: address.locality ?? '',
    region: address.administrativeArea ?? '',
    country: address.regionCode ?? '',
    latitude: location.latlng?.latitude ?? null,
    longitude: location.latlng?.longitude ?? null,
    phone: location.phoneNumbers?.primaryPhone ?? '',
    website: location.websiteUri ?? '',
    labels: location.labels ?? [],
    is_verified: location.metadata?.hasVoiceOfMerchant ?? false,
    open_status: location.openInfo?.status ?? 'OPEN',
  };
}
