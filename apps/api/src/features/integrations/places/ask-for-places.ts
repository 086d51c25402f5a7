import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { listPlaces } from './list-places.job.ts';

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
