import { sql } from 'drizzle-orm';
import { missingRank, rankDepth } from '@pinfold/contract/rank-depth';
import { distanceMeters } from '@pinfold/contract/geo';
import { type Queryable, rows } from '../../../database/database.ts';
import { int8Array } from '../../../database/int8.ts';
import {
  type AnsweredSearch,
  type LookupName,
  type LookupOutcome,
  openStates,
} from '../../../providers/dataforseo/lookups/lookup-kind.ts';
import type { FoundPlace } from '../../../providers/dataforseo/search-results.ts';
import type { Services } from '../../../services.ts';
import { rememberPlaces } from '../seen-places.ts';
import type { LookupResult, SeenPlace } from '../rankings.table.ts';

/** Reads results by the lookups that are still open, and remembers the places that they showed. */
export async function readRankAnswers(
  { now }: Services,
  tx: Queryable,
  companyId: number,
  answers: readonly AnsweredSearch<FoundPlace[]>[],
): Promise<LookupOutcome[]> {
  const lookups = await postedLookups(tx, companyId, answers);
  const competitors = await competitorsOf(tx, companyId);
  const known = answers.flatMap(({ lookupId, found }) => {
    const lookup = lookups.get(lookupId);
    return lookup ? [{ id: lookupId, lookup, found }] : [];
  });
  // Other points of a day than the first see hardly any other places.
  const seen = known.filter(({ lookup }) => lookup.isScan || lookup.point === 0);
  await rememberPlaces(
    tx,
    companyId,
    seen.flatMap(({ found }) => found),
    now(),
  );
  return known.map(({ id, lookup, found }) => ({ id, result: lookupResult(lookup, competitors, found) }));
}

async function postedLookups(
  tx: Queryable,
  companyId: number,
  answers: readonly LookupName[],
): Promise<Map<number, ReadLookup>> {
  const ids = answers.map(({ lookupId }) => lookupId);
  const found = await rows<ReadLookup & { id: number }>(
    tx,
    sql`select r.id::int8 as id, r.scan_id is not null as "isScan", r.point, r.latitude, r.longitude,
          coalesce(l.place_id, '') as "ownPlaceId"
        from rank_lookups r left join locations l on l.company_id = r.company_id and l.id = r.location_id
        where r.company_id = ${companyId} and r.id = any(${int8Array(ids)}) and r.state in ${openStates}`,
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

/** The columns of a lookup that decide how its result is read. */
interface ReadLookup {
  ownPlaceId: string;
  isScan: boolean;
  point: number;
  latitude: number;
  longitude: number;
}

export interface WatchedCompetitor {
  id: number;
  placeId: string;
  latitude: number;
  longitude: number;
}

/** Kilometres around a location within which competitors are looked for. */
export const competitorRadiusKm = 25;

/** How many of those ahead are kept. */
const mostAhead = 5;

/** Returns what is stored of a result: our position, those of competitors near by, and which other places were seen. */
function lookupResult(
  lookup: ReadLookup,
  competitors: readonly WatchedCompetitor[],
  found: readonly FoundPlace[],
): LookupResult {
  const places = found.filter(({ position }) => position <= rankDepth);
  const position = positionOf(places, lookup.ownPlaceId);
  const near = lookup.isScan
    ? []
    : competitors.filter((competitor) => distanceMeters(competitor, lookup) / 1000 <= competitorRadiusKm);
  return {
    position,
    competitors: Object.fromEntries(near.map(({ id, placeId }) => [id, positionOf(places, placeId)])),
    seen: seenBy(lookup, places, position),
  };
}

/** 0 where it was not found. */
function positionOf(places: readonly FoundPlace[], wanted: string): number {
  return places.find(({ placeId }) => placeId === wanted)?.position ?? 0;
}

/** For a scan all other places; for a day those ahead of us at the location's own point. */
function seenBy(lookup: ReadLookup, places: readonly FoundPlace[], position: number): SeenPlace[] {
  if (!lookup.isScan && lookup.point > 0) return [];
  const others = places
    .filter(({ placeId }) => placeId !== lookup.ownPlaceId)
    .map(({ placeId, name, position: theirs }) => ({ placeId, name, position: theirs }));
  if (lookup.isScan) return others;
  const before = position === 0 ? missingRank : position;
  return others.filter((other) => other.position < before).slice(0, mostAhead);
}
