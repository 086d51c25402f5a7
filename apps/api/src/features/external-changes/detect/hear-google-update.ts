import { and, eq, isNotNull } from 'drizzle-orm';
import type { Services } from '../../../services.ts';
import { locations } from '../../listings/listings.table.ts';
import { syncExternalChanges } from './sync-external-changes.job.ts';

/** Google tells that somebody changed a profile (`accounts/{a}/locations/{l}`): whoever has it looks. */
export async function hearGoogleUpdate({ database, jobs }: Services, googleName: string): Promise<void> {
  const known = await database.queries
    .select({ companyId: locations.companyId, locationId: locations.id })
    .from(locations)
    .where(
      and(
        eq(locations.googleName, googleName.replace(/^accounts\/[^/]+\//, '')),
        isNotNull(locations.googleAccountId),
      ),
    );
  await jobs.enqueue(
    database.queries,
    syncExternalChanges,
    known.map((payload) => ({ payload })),
  );
}
