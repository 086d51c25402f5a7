import { sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { getRankMap } from '@pinfold/contract/features/rankings/positions.endpoints';
import { rows, type Queryable } from '../../../database/database.ts';
import type { Member } from '../../company/member.ts';
import { toSummary } from '../../listings/location-rows.ts';
import { locations } from '../../listings/listings.table.ts';
import { requestedTerms } from '../rank-terms.ts';
import { isOnMap, isWatched } from './watched.ts';
import { requestedLocations, type LocationSearch } from '../../listings/requested-locations.ts';

export interface RankMapSearch extends LocationSearch {
  keyword: string;
}

type RankMap = z.input<typeof getRankMap.response>;

/** Where every location stands now by one keyword. */
export async function rankMapOf(queries: Queryable, member: Member, search: RankMapSearch): Promise<RankMap> {
  const [term] = await requestedTerms(queries, member.companyId, [search.keyword]);
  const chosen = sql`(select ${locations.id} from ${locations} where ${requestedLocations(member, search)})`;
  const [found, [hidden]] = await Promise.all([
    term?.termId === undefined
      ? []
      : rows<PinRow>(queries, pinsStatement(member.companyId, term.termId, chosen)),
    rows<{ count: number }>(
      queries,
      notShownStatement(member.companyId, term?.keyword ?? '', term?.termId, chosen),
    ),
  ]);
  return { results: found.map(toPin), not_shown: hidden?.count ?? 0 };
}

function pinsStatement(companyId: number, termId: number, chosen: SQL): SQL {
  return sql`select l.id::int8 as id, l.name, l.address_line as "addressLine", l.postal_code as "postalCode", l.city,
      l.latitude, l.longitude, r.best, r.previous_best, r.day::text as day
    from rank_latest r join locations l on l.company_id = r.company_id and l.id = r.location_id
    where r.company_id = ${companyId} and r.term_id = ${termId} and l.id in ${chosen}
      and l.latitude is not null and l.longitude is not null
    order by l.id`;
}

/** Of those that the keyword is watched for and customers can find. */
function notShownStatement(companyId: number, keyword: string, termId: number | undefined, chosen: SQL): SQL {
  return sql`select count(*) as count from locations l
    where l.company_id = ${companyId} and l.id in ${chosen} and ${isOnMap}
      and exists (select 1 from keywords k where k.company_id = l.company_id and k.keyword = ${keyword} and ${isWatched})
      and (l.latitude is null or l.longitude is null or not exists (
        select 1 from rank_latest r where r.company_id = l.company_id and r.location_id = l.id
          and r.term_id = ${termId ?? 0}))`;
}

interface PinRow extends Pick<typeof locations.$inferSelect, 'name' | 'addressLine' | 'postalCode' | 'city'> {
  id: number;
  latitude: number;
  longitude: number;
  best: number | null;
  previous_best: number | null;
  day: string;
}

function toPin({
  latitude,
  longitude,
  best,
  previous_best,
  day,
  ...row
}: PinRow): RankMap['results'][number] {
  const { id, name, formatted_address } = toSummary({
    ...row,
    id: row.id,
    storeCode: '',
    isVerified: false,
  });
  return {
    facility: id,
    name,
    formatted_address,
    latitude,
    longitude,
    position: best,
    previous: previous_best,
    measured_on: day,
  };
}
