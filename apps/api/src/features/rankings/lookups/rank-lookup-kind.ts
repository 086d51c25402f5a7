import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import { defineLookupJobs } from '../../../providers/dataforseo/lookups/define-lookup-jobs.ts';
import type { LookupKind } from '../../../providers/dataforseo/lookups/lookup-kind.ts';
import type { FoundPlace, MapSearch } from '../../../providers/dataforseo/search-results.ts';
import { markScansInProgress, settleScans } from '../grids/scan-lifecycle.ts';
import { lockRankings } from '../rank-lookup.ts';
import { readRankAnswers } from './lookup-answer.ts';
import { type DayOfPair, settleDays } from './measured-days.ts';

interface RankSearch extends MapSearch {
  scan_id: number | null;
}

interface NotedLookup {
  location_id: number;
  term_id: number;
  day: string | null;
  scan_id: number | null;
}

/** Lookups on maps: of a day, or of a point of a scan, which a user waits for. */
export const rankLookupKind: LookupKind<RankSearch, FoundPlace[], NotedLookup> = {
  type: 'maps',
  listEvery: { soon: 4, idle: 10 },
  table: 'rank_lookups',
  connector: ({ searchResults }) => searchResults,
  order: {
    columns: sql`r.scan_id::int8 as scan_id, t.keyword, r.latitude, r.longitude, r.language`,
    joined: { from: sql`rank_terms t`, where: sql`t.company_id = r.company_id and t.id = r.term_id` },
  },
  isUrgent: sql`r.scan_id is not null`,
  isOld: (moment) => sql`(r.day < ${moment}::timestamptz::date - 1 or exists (
    select from rank_scans s where s.company_id = r.company_id and s.id = r.scan_id
      and s.requested_at < ${moment}::timestamptz - interval '1 day'))`,
  lock: lockRankings,
  async renew({ live }, tx, { companyId, day }) {
    const isLate = sql`r.company_id = ${companyId} and r.scan_id is null and r.state = 'waiting' and r.day < ${day}::date`;
    const isOfSame = sql`o.company_id = r.company_id and o.location_id = r.location_id and o.term_id = r.term_id
      and o.scan_id is null`;
    // A day of which some points were ordered keeps those alone.
    const gone = await rows<DayOfPair>(
      tx,
      sql`delete from rank_lookups r where ${isLate} and (exists (
              select from rank_lookups o where ${isOfSame} and (
                (o.day = r.day and o.state in ('posted', 'answered'))
                or (o.day > r.day and (o.state <> 'failed' or o.day = ${day}::date))))
            or exists (
              select from rank_days d where d.company_id = r.company_id and d.location_id = r.location_id
                and d.term_id = r.term_id and d.day = ${day}::date))
          returning r.location_id::int8 as location_id, r.term_id, r.day::text as day`,
    );
    await tx.execute(sql`update rank_lookups r set day = ${day}::date where ${isLate}`);
    const ids = await settleDays(tx, companyId, uniqueDays(gone));
    if (ids.length > 0) await live.publish(tx, companyId, { topic: 'rankings', ids });
  },
  async claimed({ live }, tx, lookups) {
    const scans = lookups.flatMap(({ companyId, search: { scan_id: scanId } }) =>
      scanId === null ? [] : [{ companyId, scanId }],
    );
    for (const companyId of await markScansInProgress(tx, scans))
      await live.publish(tx, companyId, { topic: 'rankings', ids: [] });
  },
  readAnswers: readRankAnswers,
  noted: sql`r.location_id::int8 as location_id, r.term_id, r.day::text as day, r.scan_id::int8 as scan_id`,
  async settle({ live, now }, tx, companyId, noted) {
    const days = noted.flatMap(({ location_id, term_id, day }) =>
      day === null ? [] : [{ location_id, term_id, day }],
    );
    const scans = new Set(noted.flatMap(({ scan_id }) => scan_id ?? []));
    const settledDays = await settleDays(tx, companyId, uniqueDays(days));
    const settledScans = await settleScans(tx, companyId, [...scans], now());
    const ids = [...new Set([...settledDays, ...settledScans])];
    if (ids.length > 0) await live.publish(tx, companyId, { topic: 'rankings', ids });
  },
};

/** Each day once, of which lookups have several points. */
function uniqueDays(days: readonly DayOfPair[]): DayOfPair[] {
  return [
    ...new Map(days.map((one) => [`${one.location_id}/${one.term_id}/${one.day}`, one] as const)).values(),
  ];
}

export const { post: postLookups, collect: collectLookups } = defineLookupJobs(rankLookupKind);
