import { sql } from 'drizzle-orm';
import type * as z from 'zod';
import { addTallies } from '@pinfold/contract/features/rankings/rank-tally';
import type { listLocationPositions } from '@pinfold/contract/features/rankings/positions.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { Member } from '../../company/member.ts';
import { toSummary as toLocationSummary } from '../../listings/location-rows.ts';
import { askedLocations, type LocationSearch } from './asked-locations.ts';
import { requestedPeriod, wirePeriod, type PeriodSearch } from './asked-period.ts';
import { askedTerms, knownTerms, type AskedTerm } from './asked-terms.ts';
import { countLocations, pageOfLocations, type LocationPaging } from './location-page.queries.ts';
import { pairKey, sumByLocation, type LocationSum } from './location-sums.queries.ts';
import { latestOfAll, toSummary } from './to-series.ts';
import { isMonitored, isWatched } from './watched.ts';

export interface LocationPositionsSearch extends PeriodSearch, LocationSearch, LocationPaging {
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
  const where = askedLocations(member, search);
  const [period, terms] = await Promise.all([
    requestedPeriod(queries, member, search, now),
    askedTerms(queries, companyId, search.keywords),
  ]);
  const [[total], page] = await Promise.all([
    countLocations(queries, where),
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
    count: total?.count ?? 0,
    results: page.map((location) => {
      const ofTerms = (sums: ReadonlyMap<string, LocationSum>) =>
        terms.map(({ termId }) =>
          termId === undefined ? undefined : sums.get(pairKey(location.id, termId)),
        );
      const [current, earlier] = [ofTerms(main), compared && ofTerms(compared)];
      return {
        facility: toLocationSummary(location),
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
  return toSummary(
    addTallies(known.map(({ tally }) => tally)),
    latestOfAll(known.map(({ latest }) => latest)),
  );
}

/** Which of some keywords are watched for which locations, each as id and keyword. */
async function watchedKeywords(
  queries: Queryable,
  companyId: number,
  locationIds: readonly number[],
  terms: readonly AskedTerm[],
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
