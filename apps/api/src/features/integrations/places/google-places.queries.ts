import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import {
  googlePlaceStates,
  type GooglePlaceState,
  type PlacesProblem,
} from '@pinfold/contract/features/integrations/google';
import type {
  listGooglePlaces,
  GooglePlace,
} from '@pinfold/contract/features/integrations/google-places.endpoints';
import { containsText } from '../../../database/contains-text.ts';
import { rows, type Queryable } from '../../../database/database.ts';
import { isoOf, type Moment } from '../../../database/moments.ts';
import { offsetOf } from '../../../database/page-of.ts';
import { Problem } from '../../../problem.ts';

export type PlaceSearch = z.output<typeof listGooglePlaces.query>;

/** One page of an account's places, as they were last read. @throws Problem `not_found` */
export async function searchPlaces(
  queries: Queryable,
  { companyId, accountId }: { companyId: number; accountId: number },
  search: PlaceSearch,
) {
  const [account] = await rows<AccountRow>(
    queries,
    sql`select places_asked_at, places_listed_at, places_problem, is_disconnected from google_accounts
        where company_id = ${companyId} and id = ${accountId}`,
  );
  if (!account) throw new Problem('not_found');
  const places = statedPlaces(companyId, accountId);
  const matching = sql`(select * from ${places} p where ${matches(search)}) m`;
  const states = await rows<{ state: GooglePlaceState; count: number; matching: number }>(
    queries,
    sql`select state, count(*)::int4 as count, count(*) filter (where ${matches(search)})::int4 as matching
        from ${places} p group by state`,
  );
  const results = await rows<GooglePlace>(
    queries,
    sql`select google_name, name, address, store_code, state from ${matching}
        order by fold(name), fold(address), google_name
        limit ${search.only_names ? 0 : search.page_size} offset ${offsetOf(search)}`,
  );
  return {
    count: states.reduce((sum, one) => sum + one.matching, 0),
    results,
    ...(search.only_names && { names: await importableNames(queries, matching) }),
    states: countByState(states),
    ...listingState(account),
  };
}

/** Places, each with its state in Pinfold. Of other companies' places only their existence is visible. */
export function statedPlaces(companyId: number, accountId: number): SQL {
  return sql`(
    select p.*, case
      when l.google_account_id = p.google_account_id then 'imported'
      when l.google_account_id is not null then 'imported_elsewhere'
      when ${isTakenElsewhere(companyId, sql`p.google_name`)} then 'imported_elsewhere'
      when p.is_duplicate then 'duplicate'
      when not p.is_verified then 'unverified'
      else 'importable' end as state
    from google_places p
    left join locations l on l.company_id = p.company_id and l.google_name = p.google_name
    where p.company_id = ${companyId} and p.google_account_id = ${accountId})`;
}

/** Whether another company has a place; a place belongs to one company of an installation. */
export function isTakenElsewhere(companyId: number, googleName: SQL): SQL {
  return sql`exists (select 1 from locations o
    where o.google_name = ${googleName} and o.company_id <> ${companyId} and o.google_account_id is not null)`;
}

function matches({ q, state }: PlaceSearch): SQL {
  const byText = q
    ? containsText(sql`fold(p.name || ' ' || p.address || ' ' || p.store_code)`, q)
    : sql`true`;
  return state ? sql`${byText} and p.state = ${state}` : byText;
}

async function importableNames(queries: Queryable, matching: SQL): Promise<string[]> {
  const found = await rows<{ google_name: string }>(
    queries,
    sql`select google_name from ${matching} where state = 'importable'
        order by fold(name), fold(address), google_name limit 10000`,
  );
  return found.map(({ google_name }) => google_name);
}

function countByState(found: readonly { state: GooglePlaceState; count: number }[]) {
  const counts = new Map(found.map(({ state, count }) => [state, count]));
  return Object.fromEntries(googlePlaceStates.map((state) => [state, counts.get(state) ?? 0])) as Record<
    GooglePlaceState,
    number
  >;
}

interface AccountRow {
  places_asked_at: Moment | null;
  places_listed_at: Moment | null;
  places_problem: PlacesProblem | null;
  is_disconnected: boolean;
}

function listingState(account: AccountRow) {
  const { places_asked_at: asked, places_listed_at: listed, places_problem, is_disconnected } = account;
  const isListed = asked !== null && listed !== null && new Date(listed) >= new Date(asked);
  const problem = is_disconnected ? ('access_lost' as const) : places_problem;
  return {
    listed_at: isoOf(listed),
    is_listing: asked !== null && !isListed && problem === null,
    problem,
  };
}
