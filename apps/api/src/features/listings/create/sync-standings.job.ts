import { eq, sql } from 'drizzle-orm';
import type { ProfileStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import { rows } from '../../../database/database.ts';
import { defineJob } from '../../../jobs/define-job.ts';
import { defineProviderJob } from '../../../delivery/define-provider-job.ts';
import type { GoogleAccount } from '../../../providers/google-business-profile/google-business-profile.ts';
import type { Services } from '../../../services.ts';
import { accountOfLocation, openAccount } from '../google-grant.ts';
import { locations } from '../listings.table.ts';
import { askStanding, keepStanding, wasVerified } from './standing.ts';

interface AskedLocation {
  companyId: number;
  locationId: number;
}

interface AskedProfile {
  google: GoogleAccount;
  googleName: string;
  isKnownVerified: boolean;
}

/** Fetches the status at Google of one location whose verification is pending. */
export const syncStanding = defineProviderJob<AskedLocation, AskedProfile, 'unanswered'>({
  name: 'sync-standing',
  concurrency: 4,
  subject: ({ companyId, locationId }) => `${companyId}/${locationId}`,
  claim: profileOf,
  async work(services, { google, googleName, isKnownVerified }, asked) {
    const live = await google.getListing(googleName);
    await keepStanding(services, asked, await askStanding(google, live, isKnownVerified));
  },
  // Access that has ended, or a profile that is gone, is for others to tell; the next round asks again.
  explain: () => ({ problem: 'unanswered' }),
});

/** Verifications take up to three days (product spec, section 9); all that are pending are asked for every ten minutes. */
export const syncStandings = defineJob({
  name: 'sync-standings',
  concurrency: 1,
  everySeconds: 600,
  async run({ database, jobs }) {
    const pending = await rows<{ company_id: number; id: number }>(
      database.queries,
      sql`select company_id::int8 as company_id, id::int8 as id from locations
          where verification = 'has_pending_verification' and google_name is not null and creation is null`,
    );
    await jobs.enqueue(
      database.queries,
      syncStanding,
      pending.map(({ company_id, id }) => ({
        payload: { companyId: company_id, locationId: id },
      })),
    );
  },
});

async function profileOf(
  services: Services,
  { companyId, locationId }: AskedLocation,
): Promise<AskedProfile | undefined> {
  const [row] = await rows<{
    google_name: string;
    sealed_refresh_token: string;
    location_state: ProfileStatus | null;
  }>(
    services.database.queries,
    sql`select l.google_name, g.sealed_refresh_token, l.location_state from locations l
        join ${accountOfLocation}
        where l.company_id = ${companyId} and l.id = ${locationId} and l.google_name is not null
          and not g.is_disconnected`,
  );
  return (
    row && {
      googleName: row.google_name,
      google: openAccount(services, row.sealed_refresh_token),
      isKnownVerified: wasVerified(row.location_state),
    }
  );
}

/** Enqueues a sync for each company that has the location (`accounts/{a}/locations/{l}`). */
export async function handleVerificationNotification(
  { database, jobs }: Services,
  googleName: string,
): Promise<void> {
  const known = await database.queries
    .select({ companyId: locations.companyId, locationId: locations.id })
    .from(locations)
    .where(eq(locations.googleName, googleName.replace(/^accounts\/[^/]+\//, '')));
  await jobs.enqueue(
    database.queries,
    syncStanding,
    known.map((payload) => ({ payload })),
  );
}
