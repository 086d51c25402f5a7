import { sql, type SQL } from 'drizzle-orm';
import { type Queryable, rows } from '../../../database/database.ts';
import type { ProviderError } from '../../../delivery/provider-error.ts';
import { afterQuota } from '../../../delivery/provider-quota.ts';
import type { Services } from '../../../services.ts';
import {
  type ClaimedLookup,
  type LookupKind,
  type LookupName,
  type LookupOutcome,
  mostAttempts,
  openStates,
  patienceSeconds,
  type TriedLookup,
  waitSeconds,
} from './lookup-kind.ts';

/** Searches that one call can order. */
const mostOfOneCall = 100;

/** The part of a kind that concerns the rows of its table. */
type LookupRows = Pick<LookupKind<object, unknown, object>, 'table' | 'isUrgent' | 'isOld'>;

const tableOf = ({ table }: Pick<LookupRows, 'table'>): SQL => sql`${sql.identifier(table)}`;

/** Renews due lookups that were not ordered on their day, each company in a transaction of its own. */
export async function renewLate<Search extends object, Found, Noted extends object>(
  kind: LookupKind<Search, Found, Noted>,
  services: Services,
): Promise<void> {
  const { database, now } = services;
  const moment = now().toISOString();
  const late = await rows<{ id: number; day: string }>(
    database.queries,
    sql`select w.id, t.day::text as day
        from (select r.company_id::int8 as id, min(r.day) as oldest from ${tableOf(kind)} r
            where r.state = 'waiting' and r.due_at <= ${moment} group by r.company_id) w
          join companies c on c.id = w.id
          cross join lateral (select (${moment}::timestamptz at time zone c.timezone)::date as day) t
        where w.oldest < t.day`,
  );
  for (const { id, day } of late)
    await database.queries.transaction(async (tx) => {
      await kind.lock(tx, id);
      await kind.renew(services, tx, { companyId: id, day });
    });
}

/**
 * Claims due lookups, those that wait longest first; two processes never claim the same. They are marked as posted
 * before they are: if the process ends in between, lookups without an order are posted again after their timeout.
 */
export async function claimLookups<Search extends object>(
  kind: LookupKind<Search, unknown, object>,
  services: Services,
): Promise<ClaimedLookup<Search>[]> {
  const { database, now } = services;
  const { columns, joined } = kind.order;
  const moment = now();
  const askAt = new Date(moment.getTime() + patienceSeconds * 1000).toISOString();
  return database.queries.transaction(async (tx) => {
    const found = await rows<ClaimedRow & Search>(
      tx,
      sql`with due as (
            select company_id, id from ${tableOf(kind)}
            where state = 'waiting' and due_at <= ${moment.toISOString()}
            order by due_at limit ${mostOfOneCall} for update skip locked)
          update ${tableOf(kind)} r set state = 'posted', attempts = r.attempts + 1, task_id = null, due_at = ${askAt}
          from due${joined ? sql`, ${joined.from}` : sql``}
          where r.company_id = due.company_id and r.id = due.id ${joined ? sql`and ${joined.where}` : sql``}
          returning r.company_id::int8 as company_id, r.id::int8 as id, ${kind.isUrgent} as is_urgent, r.attempts,
            ${columns}`,
    );
    const lookups = found.map(({ company_id, id, is_urgent, attempts, ...search }) => ({
      companyId: company_id,
      lookupId: id,
      isUrgent: is_urgent,
      attempts,
      search: search as unknown as Search,
    }));
    await kind.claimed?.(services, tx, lookups);
    return lookups;
  });
}

interface ClaimedRow {
  company_id: number;
  id: number;
  is_urgent: boolean;
  attempts: number;
}

/** Keeps the names under which the provider took orders. */
export async function keepOrders(
  kind: LookupRows,
  { database }: Services,
  ordered: readonly { lookup: LookupName; taskId: string }[],
): Promise<void> {
  const given = ordered.map(({ lookup, taskId }) => ({
    company_id: lookup.companyId,
    id: lookup.lookupId,
    task_id: taskId,
  }));
  await rows(
    database.queries,
    sql`update ${tableOf(kind)} r set task_id = o.task_id
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as o (company_id int8, id int8, task_id text)
        where r.company_id = o.company_id and r.id = o.id and r.state = 'posted'`,
  );
}

export interface OverdueLookup extends TriedLookup {
  taskId: string | null;
  /** Too old to wait for any longer. */
  isOld: boolean;
}

/** Each is asked for again only after another while, by whichever process. */
export async function takeOverdue(kind: LookupRows, { database, now }: Services): Promise<OverdueLookup[]> {
  const moment = now().toISOString();
  const askAt = new Date(now().getTime() + patienceSeconds * 1000).toISOString();
  const found = await rows<OverdueRow>(
    database.queries,
    sql`with overdue as (
          select company_id, id from ${tableOf(kind)} where state = 'posted' and due_at <= ${moment}
          order by due_at limit ${mostOverdueAtOnce} for update skip locked)
        update ${tableOf(kind)} r set due_at = ${askAt} from overdue o
        where r.company_id = o.company_id and r.id = o.id
        returning r.company_id::int8 as company_id, r.id::int8 as id, ${kind.isUrgent} as is_urgent, r.attempts,
          r.task_id, ${kind.isOld(moment)} as is_old`,
  );
  return found.map((row) => ({
    companyId: row.company_id,
    lookupId: row.id,
    isUrgent: row.is_urgent,
    attempts: row.attempts,
    taskId: row.task_id,
    isOld: row.is_old === true,
  }));
}

interface OverdueRow extends ClaimedRow {
  task_id: string | null;
  is_old: boolean | null;
}

/** Lookups that are asked for by name at once. */
const mostOverdueAtOnce = 100;

/** What was found to have failed counts as overdue, so that it is ordered again. */
export async function askAtOnce(
  kind: LookupRows,
  { database, now }: Services,
  taskIds: readonly string[],
): Promise<void> {
  if (taskIds.length === 0) return;
  await database.queries.execute(
    sql`update ${tableOf(kind)} set due_at = ${now().toISOString()} where state = 'posted' and task_id in (
          select jsonb_array_elements_text(${JSON.stringify(taskIds)}::jsonb))`,
  );
}

/**
 * Schedules another attempt for lookups without a result, or marks them as failed. If the provider only asked to wait,
 * the attempt is not counted.
 */
export async function retryLater<Search extends object, Found, Noted extends object>(
  kind: LookupKind<Search, Found, Noted>,
  services: Services,
  lookups: readonly TriedLookup[],
  error?: ProviderError,
): Promise<void> {
  const { database, now } = services;
  const { isConnected } = kind.connector(services);
  const counts = error?.kind !== 'quota';
  const allowedAt = error?.kind === 'quota' ? afterQuota(now(), error) : undefined;
  const isOver = ({ attempts }: TriedLookup) =>
    !isConnected || error?.kind === 'invalid' || (counts && attempts >= mostAttempts);
  for (const [companyId, ofCompany] of Map.groupBy(lookups, (lookup) => lookup.companyId))
    await database.queries.transaction(async (tx) => {
      // Locked first, in the same order as where results are stored.
      await kind.lock(tx, companyId);
      const waiting = ofCompany
        .filter((lookup) => !isOver(lookup))
        .map((lookup) => {
          const seconds = error?.retryAfter ?? waitSeconds(lookup.attempts, lookup.isUrgent);
          const dueAt = allowedAt ?? new Date(now().getTime() + seconds * 1000);
          return {
            id: lookup.lookupId,
            attempts: lookup.attempts - (counts ? 0 : 1),
            due_at: dueAt.toISOString(),
          };
        });
      await tx.execute(
        sql`update ${tableOf(kind)} r set state = 'waiting', task_id = null, attempts = w.attempts, due_at = w.due_at
            from jsonb_to_recordset(${JSON.stringify(waiting)}::jsonb) as w (id int8, attempts int2, due_at timestamptz)
            where r.company_id = ${companyId} and r.id = w.id and r.state = 'posted'`,
      );
      const failed = ofCompany.filter(isOver).map(({ lookupId }) => ({ id: lookupId }));
      await settleLookups(kind, services, tx, companyId, failed);
    });
}

/** Seconds for which failed lookups of a day are kept: without them the day would be planned again. */
const failedSeconds = 2 * 86_400;

/**
 * Stores the outcome of a company's lookups and settles what is complete, all in the caller's transaction. What results
 * are stored in is locked, so that of two transactions with the last lookups one sees both; after a crash the lookups are
 * unchanged. The outcome of a settled lookup is ignored.
 */
export async function settleLookups<Search extends object, Found, Noted extends object>(
  kind: LookupKind<Search, Found, Noted>,
  services: Services,
  tx: Queryable,
  companyId: number,
  outcomes: readonly LookupOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await kind.lock(tx, companyId);
  const goneAt = new Date(services.now().getTime() + failedSeconds * 1000).toISOString();
  const noted = await rows<Noted>(
    tx,
    sql`update ${tableOf(kind)} r
        set state = case when o.result is null then 'failed' else 'answered' end, result = o.result, due_at = ${goneAt}
        from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (id int8, result jsonb)
        where r.company_id = ${companyId} and r.id = o.id and r.state in ${openStates}
        returning ${kind.noted}`,
  );
  await kind.settle(services, tx, companyId, noted);
}

/** Deletes failed lookups of past days: they kept their day from being planned again. */
export async function deleteFailedLookups(
  kind: Pick<LookupRows, 'table'>,
  { database, now }: Services,
): Promise<void> {
  await database.queries.execute(
    sql`delete from ${tableOf(kind)} where state = 'failed' and due_at <= ${now().toISOString()} and day is not null`,
  );
}
