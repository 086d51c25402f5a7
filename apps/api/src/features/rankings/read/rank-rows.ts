import { sql, type SQL } from 'drizzle-orm';
import type { Period } from '@pinfold/contract/period';
import { isWithin } from '../../../database/company-days.ts';
import { int8Array } from '../../../database/int8.ts';
import { rowsOfPeriod } from '../../../database/whole-months.ts';

/** Whose positions, by which keywords. */
export interface RankSource {
  companyId: number;
  /** Left out: all. */
  termIds?: readonly number[] | undefined;
  /** A subquery of ids, or a list of them. Left out: the whole company, which is added up by day already. */
  locationIds?: SQL | undefined;
  /** Of these competitors, as seen from those locations. Left out: our own. */
  competitorIds?: readonly number[] | undefined;
}

/** Rows of a period, each with its first day, its tally and its days by band: days, or whole months where they may be. */
export function rankRows(source: RankSource, period: Period, { byMonth }: { byMonth: boolean }): SQL {
  if (source.competitorIds) return dayRows(source, [period]);
  if (!source.locationIds) return totalRows(source, period);
  return rowsOfPeriod(
    period,
    { months: (months) => monthRows(source, months), days: (days) => dayRows(source, days) },
    { byMonth },
  );
}

/** Of `rank_days d`, or any other of their tables as `d`; the company first, since each key begins with it. */
export function sourceCondition({ companyId, termIds, locationIds, competitorIds }: RankSource): SQL {
  return sql`d.company_id = ${companyId}
    ${termIds ? sql`and d.term_id = any(${`{${termIds.join(',')}}`}::int4[])` : sql``}
    ${locationIds ? sql`and d.location_id in ${locationIds}` : sql``}
    ${competitorIds ? sql`and d.competitor_id = any(${int8Array(competitorIds)})` : sql``}`;
}

function totalRows(source: RankSource, period: Period): SQL {
  return sql`select d.term_id, null::int8 as location_id, d.day, ${tallyColumns}, ${bandColumns} from rank_totals d
    where ${sourceCondition(source)} and ${isWithin(sql`d.day`, period)}`;
}

function monthRows(source: RankSource, months: Period): SQL {
  return sql`select d.term_id, d.location_id, d.month as day, ${tallyColumns}, ${bandColumns} from rank_months d
    where ${sourceCondition(source)} and ${isWithin(sql`d.month`, months)}`;
}

/** `bandOf` as SQL: one measured day of one location falls into one band. */
function dayRows(source: RankSource, days: readonly Period[]): SQL {
  const table = sql.identifier(source.competitorIds ? 'competitor_rank_days' : 'rank_days');
  return sql`select d.term_id, d.location_id, d.day, ${tallyColumns},
      (d.best <= 3)::int as band_top3, (d.best between 4 and 10)::int as band_top10,
      (d.best between 11 and 20)::int as band_top20, (d.best is null)::int as band_beyond
    from ${table} d where ${sourceCondition(source)} and ${isWithin(sql`d.day`, ...days)}`;
}

const tallyColumns = sql.raw('d.best, d.points, d.found, d.sum, d.top3');

const bandColumns = sql.raw('d.band_top3, d.band_top10, d.band_top20, d.band_beyond');
