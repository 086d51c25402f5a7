import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import type { FoundPlace } from '../../../providers/dataforseo/found-place.ts';
import type { Services } from '../../../services.ts';
import { lookupResult, type ReadLookup, type WatchedCompetitor } from './lookup-result.ts';
import type { LookupName } from './lookup-tag.ts';
import { rememberPlaces } from './remember-places.ts';
import { settleLookups } from './settle-lookups.ts';

export interface AnsweredSearch extends LookupName {
  places: readonly FoundPlace[];
}

/** Keeps answers and settles what they complete, in one transaction a company. Answers to nothing of ours are ignored. */
export async function keepAnswers(services: Services, answers: readonly AnsweredSearch[]): Promise<void> {
  const { database, now } = services;
  for (const [companyId, ofCompany] of Map.groupBy(answers, (answer) => answer.companyId))
    await database.queries.transaction(async (tx) => {
      const lookups = await postedLookups(tx, companyId, ofCompany);
      const competitors = await competitorsOf(tx, companyId);
      const known = ofCompany.flatMap(({ lookupId, places }) => {
        const lookup = lookups.get(lookupId);
        return lookup ? [{ id: lookupId, lookup, places }] : [];
      });
      // What is seen from other points than the door is hardly anybody else.
      const seen = known.filter(({ lookup }) => lookup.isScan || lookup.point === 0);
      await rememberPlaces(
        tx,
        companyId,
        seen.flatMap(({ places }) => places),
        now(),
      );
      const outcomes = known.map(({ id, lookup, places }) => ({
        id,
        result: lookupResult(lookup, competitors, places),
      }));
      await settleLookups(services, tx, companyId, outcomes);
    });
}

async function postedLookups(
  tx: Queryable,
  companyId: number,
  answers: readonly AnsweredSearch[],
): Promise<Map<number, ReadLookup>> {
  const ids = answers.map(({ lookupId }) => lookupId);
  const found = await rows<ReadLookup & { id: number }>(
    tx,
    sql`select r.id::int8 as id, r.scan_id is not null as "isScan", r.point, r.latitude, r.longitude,
          coalesce(l.place_id, '') as "ownPlaceId"
        from rank_lookups r left join locations l on l.company_id = r.company_id and l.id = r.location_id
        where r.company_id = ${companyId} and r.id = any(${int8Array(ids)}) and r.state in ('waiting', 'posted')`,
  );
  return new Map(found.map(({ id, ...lookup }) => [id, lookup]));
}

async function competitorsOf(tx: Queryable, companyId: number): Promise<WatchedCompetitor[]> {
  return rows<WatchedCompetitor>(
    tx,
    sql`select id::int8 as id, place_id as "placeId", latitude, longitude from competitors
        where company_id = ${companyId}`,
  );
}
