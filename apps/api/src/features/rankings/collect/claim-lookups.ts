import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { patienceSeconds } from './lookup-wait.ts';

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
 * Takes lookups that are due, those that wait longest first; two processes never take the same. They count as posted
 * before they are: whoever dies in between leaves lookups without an order, which are posted again when their time to
 * be answered is over.
 */
export async function claimLookups({ database, live, now }: Services): Promise<ClaimedLookup[]> {
  const moment = now();
  const askAt = new Date(moment.getTime() + patienceSeconds * 1000).toISOString();
  return database.queries.transaction(async (tx) => {
    const claimed = await rows<Row>(
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
    for (const companyId of await beginScans(tx, claimed))
      await live.publish(tx, companyId, { topic: 'rankings', ids: [] });
    return claimed.map(({ company_id, id, scan_id, ...row }) => ({
      ...row,
      companyId: company_id,
      lookupId: id,
      isScan: scan_id !== null,
    }));
  });
}

/** Scans whose first lookup goes out are in progress; answers their companies. */
async function beginScans(tx: Queryable, claimed: readonly Row[]): Promise<Set<number>> {
  const scans = claimed.flatMap(({ company_id, scan_id }) =>
    scan_id === null ? [] : [{ company_id, scan_id }],
  );
  if (scans.length === 0) return new Set();
  const begun = await rows<{ company_id: number }>(
    tx,
    sql`update rank_scans s set status = 2
        from (select distinct * from jsonb_to_recordset(${JSON.stringify(scans)}::jsonb)
          as c (company_id int8, scan_id int8)) c
        where s.company_id = c.company_id and s.id = c.scan_id and s.status = 1
        returning s.company_id::int8 as company_id`,
  );
  return new Set(begun.map(({ company_id }) => company_id));
}

interface Row extends Omit<ClaimedLookup, 'companyId' | 'lookupId' | 'isScan'> {
  company_id: number;
  id: number;
  scan_id: number | null;
}
