import { sql } from 'drizzle-orm';
import { rows } from '../../database/database.ts';
import { int8Array } from '../../database/int8.ts';
import type { GoogleAccount } from '../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../services.ts';
import { accountOfLocation, openAccount } from './google-grant.ts';
import { locationZone } from './location-zone.ts';

/** What a reading is about. */
export interface LocationToRead {
  companyId: number;
  locationId: number;
}

/** A location as the provider knows it, with the grant to ask for it. */
export interface ReachedLocation {
  locationId: number;
  /** `accounts/{a}` */
  account: string;
  /** `locations/{l}` */
  googleName: string;
  /** `accounts/{a}/locations/{l}`, as the older APIs name it. */
  name: string;
  /** Of its clocks. */
  zone: string;
  google: GoogleAccount;
}

/** Those of a company's locations that can be asked about still: verified, and of an account that is connected. */
export async function reachedLocations(
  services: Services,
  companyId: number,
  locationIds: readonly number[],
): Promise<ReachedLocation[]> {
  const found = await rows<LocationRow>(
    services.database.queries,
    sql`select l.id::int8 as id, g.name as account, l.google_name, g.sealed_refresh_token, l.latitude, l.longitude,
          c.timezone
        from locations l join ${accountOfLocation}
        join companies c on c.id = l.company_id
        where l.company_id = ${companyId} and l.id = any(${int8Array(locationIds)}) and l.is_verified
        order by l.id`,
  );
  return found.map((row) => ({
    locationId: row.id,
    account: row.account,
    googleName: row.google_name,
    name: `${row.account}/${row.google_name}`,
    zone: locationZone(row, row.timezone),
    google: openAccount(services, row.sealed_refresh_token),
  }));
}

interface LocationRow {
  id: number;
  account: string;
  google_name: string;
  sealed_refresh_token: string;
  latitude: number | null;
  longitude: number | null;
  timezone: string;
}

/** One of them, as the `claim` of a reading; undefined where it cannot be asked about any more. */
export async function reachedLocation(
  services: Services,
  { companyId, locationId }: LocationToRead,
): Promise<ReachedLocation | undefined> {
  return (await reachedLocations(services, companyId, [locationId]))[0];
}
