import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../../database/database.ts';
import type { ProviderError } from '../../../delivery/provider-error.ts';
import type { Services } from '../../../services.ts';
import type { LocationToRead } from '../../listings/reached-locations.ts';
import type { insightReads, RefusedMetrics } from '../insights.table.ts';

/** Why a location cannot be read; null where it can. */
export type ReadingProblem = (typeof insightReads.$inferSelect)['problem'];

/** What a reading is about, for its `subject`. */
export const subjectOfReading = ({ companyId, locationId }: LocationToRead): string =>
  `${companyId}/${locationId}`;

/** Why asking again that day changes nothing. */
export function explainRefusedReading({ kind }: ProviderError): { problem: ReadingProblem } | undefined {
  if (kind === 'denied' || kind === 'not_found' || kind === 'unverified') return { problem: kind };
  return kind === 'temporary' ? undefined : { problem: null };
}

/** Writes in one transaction, and publishes what changed. Of a location that was removed meanwhile nothing is written. */
export async function writeReading(
  { database, live }: Services,
  { companyId, locationId }: LocationToRead,
  store: (tx: Queryable) => Promise<number>,
): Promise<void> {
  await database.queries.transaction(async (tx) => {
    const [location] = await rows(
      tx,
      sql`select 1 from locations where company_id = ${companyId} and id = ${locationId} for key share`,
    );
    if (!location) return;
    const changed = await store(tx);
    if (changed > 0) await live.publish(tx, companyId, { topic: 'insights', ids: [locationId] });
  });
}

/** What a reading notes; what is left out stays as it is. */
type Note =
  | { read_at: string; problem: ReadingProblem; first_day?: string; refused?: RefusedMetrics }
  | { keywords_month: string };

/** Notes how far the readings of a location have come. */
export async function noteReading(
  tx: Queryable,
  { companyId, locationId }: LocationToRead,
  noted: Note,
): Promise<void> {
  if ('keywords_month' in noted)
    await tx.execute(
      sql`update insight_reads set keywords_month = ${noted.keywords_month}
          where company_id = ${companyId} and location_id = ${locationId}`,
    );
  else {
    const refused = noted.refused ? JSON.stringify(noted.refused) : null;
    await tx.execute(
      sql`insert into insight_reads as r (company_id, location_id, read_at, first_day, refused, problem)
          values (${companyId}, ${locationId}, ${noted.read_at}, ${noted.first_day ?? null},
            coalesce(${refused}::jsonb, '{}'), ${noted.problem})
          on conflict (company_id, location_id) do update set
            read_at = excluded.read_at, first_day = coalesce(r.first_day, excluded.first_day),
            refused = coalesce(${refused}::jsonb, r.refused), problem = excluded.problem`,
    );
  }
}
