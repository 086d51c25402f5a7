import { sql, type SQL } from 'drizzle-orm';
import type { RemovedAppReviews } from '@pinfold/contract/features/integrations/mobile-app';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';

/** Removes apps, or keeps them as removed ones for the sake of their reviews. Returns their ids. */
export async function removeApps(
  services: Services,
  tx: Queryable,
  companyId: number,
  chosen: SQL,
  reviews: RemovedAppReviews,
): Promise<number[]> {
  const removed = await rows<{ id: number }>(
    tx,
    reviews === 'delete'
      ? sql`delete from mobile_apps where ${chosen} returning id::int8 as id`
      : sql`update mobile_apps set removed_at = ${services.now().toISOString()}
            where ${chosen} and removed_at is null returning id::int8 as id`,
  );
  const appIds = removed.map(({ id }) => id);
  await services.mobileAppListeners.appsRemoved(services, tx, { companyId, appIds, reviews });
  return appIds;
}
