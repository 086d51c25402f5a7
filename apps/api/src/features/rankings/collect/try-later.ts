import { sql } from 'drizzle-orm';
import type { SearchResultsError } from '../../../providers/dataforseo/search-results-error.ts';
import type { Services } from '../../../services.ts';
import type { ClaimedLookup } from './claim-lookups.ts';
import { holdRankings } from './hold-rankings.ts';
import { mostAttempts, waitSeconds } from './lookup-wait.ts';
import { settleLookups } from './settle-lookups.ts';

export type TriedLookup = Pick<ClaimedLookup, 'companyId' | 'lookupId' | 'isScan' | 'attempts'>;

/**
 * What becomes of lookups that were not answered: they wait for another attempt, or have failed for good. Where the
 * provider only asks to wait, the attempt does not count.
 */
export async function tryLater(
  services: Services,
  lookups: readonly TriedLookup[],
  error?: SearchResultsError,
): Promise<void> {
  const { database, searchResults, now } = services;
  const counts = error?.kind !== 'quota';
  const isOver = ({ attempts }: TriedLookup) =>
    !searchResults.isConnected || error?.kind === 'refused' || (counts && attempts >= mostAttempts);
  for (const [companyId, ofCompany] of Map.groupBy(lookups, (lookup) => lookup.companyId))
    await database.queries.transaction(async (tx) => {
      // First, as whoever keeps answers does.
      await holdRankings(tx, companyId);
      const waiting = ofCompany
        .filter((lookup) => !isOver(lookup))
        .map((lookup) => {
          const seconds = error?.retryAfter ?? waitSeconds(lookup.attempts, lookup.isScan);
          const dueAt = new Date(now().getTime() + seconds * 1000).toISOString();
          return { id: lookup.lookupId, attempts: lookup.attempts - (counts ? 0 : 1), due_at: dueAt };
        });
      await tx.execute(
        sql`update rank_lookups r set state = 'waiting', task_id = null, attempts = w.attempts, due_at = w.due_at
            from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as w (id int8, attempts int2, due_at timestamptz)
            where r.company_id = ${companyId} and r.id = w.id and r.state = 'posted'`,
      );
      const failed = ofCompany.filter(isOver).map(({ lookupId }) => ({ id: lookupId }));
      await settleLookups(services, tx, companyId, failed);
    });
}
