import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../../database/database.ts';
import type { ProviderError } from '../../../delivery/provider-error.ts';
import { afterQuota } from '../../../delivery/provider-quota.ts';
import type { Services } from '../../../services.ts';
import { type DayOfPair, settleDays } from './measured-days.ts';
import { markScansInProgress, settleScans } from '../grids/scan-lifecycle.ts';
import { lockRankings, mostAttempts, openStates, patienceSeconds, waitSeconds } from '../rank-lookup.ts';
import type { LookupResult } from '../rankings.table.ts';

/** Searches that one call can order. */
const mostOfOneCall = 100;

export interface ClaimedLookup {
  companyId: number;
  lookupId: number;
  isScan: boolean;
  attempts: number;
  keyword: string;
  latitude: number;
  longitude: number;
  language: string;
}

/**
 * Claims due lookups, those that wait longest first; two processes never claim the same. They are marked as posted
 * before they are: if the process ends in between, lookups without an order are posted again after their timeout.
 */
export async function claimLookups({ database, live, now }: Services): Promise<ClaimedLookup[]> {
  const moment = now();
  const askAt = new Date(moment.getTime() + patienceSeconds * 1000).toISOString();
  return database.queries.transaction(async (tx) => {
    const claimed = await rows<ClaimedRow>(
      tx,
      sql`with due as (
            select company_id, id from rank_lookups
            where state = 'waiting' and due_at <= ${moment.toISOString()}
            order by due_at limit ${mostOfOneCall} for update skip locked)
          update rank_lookups r set state = 'posted', attempts = r.attempts + 1, task_id = null, due_at = ${askAt}
          from due, rank_terms t
          where r.company_id = due.company_id and r.id = due.id and t.company_id = r.company_id and t.id = r.term_id
          returning r.company_id::int8 as company_id, r.id::int8 as id, r.scan_id::int8 as scan_id, r.attempts,
            t.keyword, r.latitude, r.longitude, r.language`,
    );
    const scans = claimed.flatMap(({ company_id, scan_id }) =>
      scan_id === null ? [] : [{ companyId: company_id, scanId: scan_id }],
    );
    for (const companyId of await markScansInProgress(tx, scans))
      await live.publish(tx, companyId, { topic: 'rankings', ids: [] });
    return claimed.map(({ company_id, id, scan_id, ...row }) => ({
      ...row,
      companyId: company_id,
      lookupId: id,
      isScan: scan_id !== null,
    }));
  });
}

interface ClaimedRow extends Omit<ClaimedLookup, 'companyId' | 'lookupId' | 'isScan'> {
  company_id: number;
  id: number;
  scan_id: number | null;
}

/** Keeps the names under which the provider took orders. */
export async function keepOrders(
  { database }: Services,
  ordered: readonly { lookup: ClaimedLookup; taskId: string }[],
): Promise<void> {
  const given = ordered.map(({ lookup, taskId }) => ({
    company_id: lookup.companyId,
    id: lookup.lookupId,
    task_id: taskId,
  }));
  await rows(
    database.queries,
    sql`update rank_lookups r set task_id = o.task_id
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as o (company_id int8, id int8, task_id text)
        where r.company_id = o.company_id and r.id = o.id and r.state = 'posted'`,
  );
}

export type TriedLookup = Pick<ClaimedLookup, 'companyId' | 'lookupId' | 'isScan' | 'attempts'>;

export interface OverdueLookup extends TriedLookup {
  taskId: string | null;
  /** Too old to wait for any longer. */
  isOld: boolean;
}

/** Each is asked for again only after another while, by whichever process. */
export async function takeOverdue({ database, now }: Services): Promise<OverdueLookup[]> {
  const moment = now().toISOString();
  const askAt = new Date(now().getTime() + patienceSeconds * 1000).toISOString();
  const found = await rows<OverdueRow>(
    database.queries,
    sql`with overdue as (
          select company_id, id from rank_lookups where state = 'posted' and due_at <= ${moment}
          order by due_at limit ${mostOverdueAtOnce} for update skip locked)
        update rank_lookups r set due_at = ${askAt} from overdue o
        where r.company_id = o.company_id and r.id = o.id
        returning r.company_id::int8 as company_id, r.id::int8 as id, r.scan_id::int8 as scan_id, r.attempts, r.task_id,
          (r.day < ${moment}::timestamptz::date - 1 or exists (
            select from rank_scans s where s.company_id = r.company_id and s.id = r.scan_id
              and s.requested_at < ${moment}::timestamptz - interval '1 day')) as is_old`,
  );
  return found.map((row) => ({
    companyId: row.company_id,
    lookupId: row.id,
    isScan: row.scan_id !== null,
    attempts: row.attempts,
    taskId: row.task_id,
    isOld: row.is_old === true,
  }));
}

interface OverdueRow {
  company_id: number;
  id: number;
  scan_id: number | null;
  attempts: number;
  task_id: string | null;
  is_old: boolean | null;
}

/** Lookups that are asked for by name at once. */
const mostOverdueAtOnce = 100;

/** What was found to have failed counts as overdue, so that it is ordered again. */
export async function askAtOnce({ database, now }: Services, taskIds: readonly string[]): Promise<void> {
  if (taskIds.length === 0) return;
  await database.queries.execute(
    sql`update rank_lookups set due_at = ${now().toISOString()} where state = 'posted' and task_id in (
          select jsonb_array_elements_text(${JSON.stringify(taskIds)}::jsonb))`,
  );
}

/**
 * Schedules another attempt for lookups without a result, or marks them as failed. If the provider only asked to wait,
 * the attempt is not counted.
 */
export async function retryLater(
  services: Services,
  lookups: readonly TriedLookup[],
  error?: ProviderError,
): Promise<void> {
  const { database, searchResults, now } = services;
  const counts = error?.kind !== 'quota';
  const allowedAt = error?.kind === 'quota' ? afterQuota(now(), error) : undefined;
  const isOver = ({ attempts }: TriedLookup) =>
    !searchResults.isConnected || error?.kind === 'invalid' || (counts && attempts >= mostAttempts);
  for (const [companyId, ofCompany] of Map.groupBy(lookups, (lookup) => lookup.companyId))
    await database.queries.transaction(async (tx) => {
      // Locked first, in the same order as where results are stored.
      await lockRankings(tx, companyId);
      const waiting = ofCompany
        .filter((lookup) => !isOver(lookup))
        .map((lookup) => {
          const seconds = error?.retryAfter ?? waitSeconds(lookup.attempts, lookup.isScan);
          const dueAt = allowedAt ?? new Date(now().getTime() + seconds * 1000);
          return {
            id: lookup.lookupId,
            attempts: lookup.attempts - (counts ? 0 : 1),
            due_at: dueAt.toISOString(),
          };
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

export interface LookupOutcome {
  id: number;
  /** Left out where the lookup has failed for good. */
  result?: LookupResult;
}

/** Seconds for which failed lookups of a day are kept: without them the day would be planned again. */
const failedSeconds = 2 * 86_400;

/**
 * Stores the outcome of a company's lookups and settles each day and scan that is complete, all in the caller's
 * transaction. The company's rankings are locked, so that of two transactions with the last lookups one sees both;
 * after a crash the lookups are unchanged. The outcome of a settled lookup is ignored.
 */
export async function settleLookups(
  { live, now }: Services,
  tx: Queryable,
  companyId: number,
  outcomes: readonly LookupOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await lockRankings(tx, companyId);
  const goneAt = new Date(now().getTime() + failedSeconds * 1000).toISOString();
  const noted = await rows<NotedLookup>(
    tx,
    sql`update rank_lookups r
        set state = case when o.result is null then 'failed' else 'answered' end, result = o.result, due_at = ${goneAt}
        from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (id int8, result jsonb)
        where r.company_id = ${companyId} and r.id = o.id and r.state in ${openStates}
        returning r.location_id::int8 as location_id, r.term_id, r.day::text as day, r.scan_id::int8 as scan_id`,
  );
  const days = new Map<string, DayOfPair>();
  const scans = new Set<number>();
  for (const { location_id, term_id, day, scan_id } of noted) {
    if (scan_id !== null) scans.add(scan_id);
    if (day !== null) days.set(`${location_id}/${term_id}/${day}`, { location_id, term_id, day });
  }
  const settledDays = await settleDays(tx, companyId, [...days.values()]);
  const settledScans = await settleScans(tx, companyId, [...scans], now());
  const ids = [...new Set([...settledDays, ...settledScans])];
  if (ids.length > 0) await live.publish(tx, companyId, { topic: 'rankings', ids });
}

interface NotedLookup {
  location_id: number;
  term_id: number;
  day: string | null;
  scan_id: number | null;
}

/** Deletes failed lookups of past days: they kept their day from being planned again. */
export async function deleteFailedLookups({ database, now }: Services): Promise<void> {
  await database.queries.execute(
    sql`delete from rank_lookups where state = 'failed' and due_at <= ${now().toISOString()} and day is not null`,
  );
}
