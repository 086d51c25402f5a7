import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../../services.ts';
import { accountOfLocation, openAccount } from '../../listings/google-grant.ts';

export interface LocationToPoll {
  companyId: number;
  locationId: number;
}

/** A location as the provider knows it, with the grant to ask for it. */
export interface PolledLocation {
  locationId: number;
  /** `accounts/{a}` */
  account: string;
  /** `accounts/{a}/locations/{l}` */
  name: string;
  google: GoogleAccount;
}

/** Those of a company's locations that can be asked about still: verified, and of an account that is connected. */
export async function polledLocations(
  services: Services,
  companyId: number,
  locationIds: readonly number[],
): Promise<PolledLocation[]> {
  const found = await rows<{
    id: number;
    account: string;
    google_name: string;
    sealed_refresh_token: string;
  }>(
    services.database.queries,
    sql`select l.id::int8 as id, g.name as account, l.google_name, g.sealed_refresh_token
        from locations l join ${accountOfLocation}
        where l.company_id = ${companyId} and l.id = any(${int8Array(locationIds)}) and l.is_verified
        order by l.id`,
  );
  return found.map((row) => ({
    locationId: row.id,
    account: row.account,
    name: `${row.account}/${row.google_name}`,
    google: openAccount(services, row.sealed_refresh_token),
  }));
}
