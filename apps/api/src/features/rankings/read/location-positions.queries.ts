import { and, eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { listLocationPositions } from '@pinfold/contract/features/rankings/positions.endpoints';
import { missingRank, type RankOrder } from '@pinfold/contract/features/rankings/rank';
import { addRankTallies } from '@pinfold/contract/features/rankings/rank-tally';
import { type Queryable, rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import { countRows, limitToPage, type Paging } from '../../../database/page-of.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../../listings/listings.table.ts';
import { summaryColumns, toSummary } from '../../listings/location-rows.ts';
import { type RequestedTerm, requestedTerms, knownTerms } from '../rank-terms.ts';
import { rankLatest } from '../rankings.table.ts';
import { latestOfAll, toRankSummary } from './rank-series.ts';
import { type LocationSum, pairKey, sumByLocation } from './rank-sums.ts';
import { isMonitored, isWatched } from './watched.ts';
import { requestedLocations, type LocationSearch } from '../../listings/requested-locations.ts';
import { type PeriodSearch, wirePeriod } from '../../../database/series-period.ts';
import { rankPeriodOf } from './rank-search.ts';

interface LocationPositionsSearch extends PeriodSearch, LocationSearch, LocationPaging {
  keywords: readonly string[];
}

type LocationPositionsPage = z.input<typeof listLocationPositions.response>;

/** @throws Problem `period_invalid` */
export async function locationPositionsOf(
  queries: Queryable,
  member: Member,
  search: LocationPositionsSearch,
  now: Date,
): Promise<LocationPositionsPage> {
  const { companyId } = member;
  const where = requestedLocations(member, search);
  const [period, terms] = await Promise.all([
    rankPeriodOf(queries, member, search, now),
    requestedTerms(queries, companyId, search.keywords),
  ]);
  const [count, page] = await Promise.all([
    countRows(queries, locations, where),
    pageOfLocations(queries, where, terms[0]?.termId, search),
  ]);
  const locationIds = page.map(({ id }) => id);
  const pairs = { companyId, locationIds, termIds: knownTerms(terms) };
  const [main, compared, watched] = await Promise.all([
    sumByLocation(queries, pairs, period),
    period.compared && sumByLocation(queries, pairs, period.compared),
    watchedKeywords(queries, companyId, locationIds, terms),
  ]);
  const { dates: _dates, ...days } = wirePeriod(period);
  return {
    ...days,
    count,
    results: page.map((location) => {
      const ofTerms = (sums: ReadonlyMap<string, LocationSum>) =>
        terms.map(({ termId }) =>
          termId === undefined ? undefined : sums.get(pairKey(location.id, termId)),
        );
      const [current, earlier] = [ofTerms(main), compared && ofTerms(compared)];
      return {
        facility: toSummary(location),
        keywords: terms.map(({ keyword }, index) => ({
          keyword,
          is_watched: watched.has(`${location.id}/${keyword}`),
          summary: summaryOf([current[index]]),
          compared: earlier ? summaryOf([earlier[index]]) : null,
        })),
        total: summaryOf(current),
        total_compared: earlier ? summaryOf(earlier) : null,
      };
    }),
  };
}

function summaryOf(sums: readonly (LocationSum | undefined)[]) {
  const known = sums.filter((sum) => sum !== undefined);
  return toRankSummary(
    addRankTallies(known.map(({ tally }) => tally)),
    latestOfAll(known.map(({ latest }) => latest)),
  );
}

/** Which of some keywords are watched for which locations, each as id and keyword. */
async function watchedKeywords(
  queries: Queryable,
  companyId: number,
  locationIds: readonly number[],
  terms: readonly RequestedTerm[],
): Promise<ReadonlySet<string>> {
  const wanted = JSON.stringify(terms.map(({ keyword }) => keyword));
  const found = await rows<{ location_id: number; keyword: string }>(
    queries,
    sql`select distinct l.id::int8 as location_id, k.keyword from locations l
        join keywords k on k.company_id = l.company_id and ${isWatched}
        where l.company_id = ${companyId} and l.id = any(${int8Array(locationIds)}) and ${isMonitored}
          and k.keyword in (select jsonb_array_elements_text(${wanted}::jsonb))`,
  );
  return new Set(found.map(({ location_id, keyword }) => `${location_id}/${keyword}`));
}

interface LocationPaging extends Paging {
  order_by: RankOrder;
}

/** The locations of one page, by name or by where they stand now by one keyword. */
function pageOfLocations(
  queries: Queryable,
  where: SQL | undefined,
  termId: number | undefined,
  { order_by, ...paging }: LocationPaging,
) {
  const ordered = queries
    .select(summaryColumns)
    .from(locations)
    .leftJoin(
      rankLatest,
      and(
        eq(rankLatest.companyId, locations.companyId),
        eq(rankLatest.locationId, locations.id),
        eq(rankLatest.termId, termId ?? 0),
      ),
    )
    .where(where)
    .orderBy(...orders[order_by], ...byName)
    .$dynamic();
  return limitToPage(ordered, paging);
}

/** Missing counts 21; null, and so the last in each order, where nothing was measured. */
const position = sql`case when ${rankLatest.day} is not null then coalesce(${rankLatest.best}, ${sql.raw(String(missingRank))}) end`;

const gain = sql`case when ${rankLatest.previousDay} is not null
  then coalesce(${rankLatest.previousBest}, ${sql.raw(String(missingRank))}) - coalesce(${rankLatest.best}, ${sql.raw(String(missingRank))}) end`;

/** The id decides between equals, so that no location is on two pages. */
const byName = [sql`fold(${locations.name})`, locations.city, locations.addressLine, locations.id];

const orders: Record<RankOrder, SQL[]> = {
  name: [],
  city: [sql`fold(${locations.city})`],
  position: [sql`${position} asc nulls last`],
  '-position': [sql`${position} desc nulls last`],
  change: [sql`${gain} desc nulls last`],
  '-change': [sql`${gain} asc nulls last`],
};
