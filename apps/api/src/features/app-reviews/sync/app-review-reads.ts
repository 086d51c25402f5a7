import { sql } from 'drizzle-orm';
import type { CompanyApp, ReachedApp } from '../../../app-stores/reached-app.ts';
import { rows } from '../../../database/database.ts';
import { dateOf, type Moment } from '../../../database/moments.ts';
import type { Services } from '../../../services.ts';

/** Google Play lists what was written or changed within the last week, and nothing else. */
const playWindowMs = 7 * 86_400_000;

/** When the reviews of an app were last read as far back as its store shows them. */
export async function lastReadOf(
  { database }: Pick<Services, 'database'>,
  { companyId, appId }: CompanyApp,
): Promise<Date | undefined> {
  const [read] = await rows<{ read_at: Moment }>(
    database.queries,
    sql`select read_at from app_review_reads where company_id = ${companyId} and app_id = ${appId}`,
  );
  return dateOf(read?.read_at ?? null);
}

/** A reading that has ended. */
interface EndedReading {
  readAt: Date;
  lastRead: Date | undefined;
  /** The oldest review that it came to, where the store showed nothing of what is before that. */
  endedAt?: Date | undefined;
}

/**
 * Notes that the reviews of an app were read, from this moment back, and the gap where Google Play shows no more of what
 * was written since the time before. The App Store shows all of it at the next full reading.
 */
export async function noteRead(
  { database, live }: Pick<Services, 'database' | 'live'>,
  { companyId, appId, store }: Pick<ReachedApp, 'companyId' | 'appId' | 'store'>,
  { readAt, lastRead, endedAt }: EndedReading,
): Promise<void> {
  const shownFrom = endedAt ?? new Date(readAt.getTime() - playWindowMs);
  const isMissing = store === 'google_play' && lastRead !== undefined && lastRead < shownFrom;
  await database.queries.transaction(async (tx) => {
    const noted = await rows(
      tx,
      sql`insert into app_review_reads as p (company_id, app_id, read_at)
          select company_id, id, ${readAt.toISOString()}::timestamptz from mobile_apps
          where company_id = ${companyId} and id = ${appId} and removed_at is null for share
          on conflict (company_id, app_id) do update set read_at = excluded.read_at where p.read_at < excluded.read_at
          returning 1`,
    );
    if (noted.length === 0 || !isMissing) return;
    await tx.execute(
      sql`insert into app_review_gaps (company_id, app_id, gap_from, gap_to)
          values (${companyId}, ${appId}, ${lastRead.toISOString()}, ${shownFrom.toISOString()})
          on conflict do nothing`,
    );
    await live.publish(tx, companyId, { topic: 'app_reviews', ids: [] });
  });
}
