import { eq } from 'drizzle-orm';
import type { Services } from '../../../services.ts';
import { locations } from '../listings.table.ts';
import { syncStanding } from './sync-standings.job.ts';

/** Google tells that it makes something else of a profile (`accounts/{a}/locations/{l}`): whoever has it asks. */
export async function hearStanding({ database, jobs }: Services, googleName: string): Promise<void> {
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
