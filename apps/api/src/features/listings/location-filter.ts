import { and, arrayOverlaps, between, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { LocationFilters } from '@pinfold/contract/features/listings/locations.endpoints';
import { qualityBandRange } from '@pinfold/contract/features/listings/quality/quality-band';
import { splitTexts, updateStatusesOf } from '@pinfold/contract/features/listings/location-filters';
import { containsText } from '../../database/contains-text.ts';
import type { Member } from '../company/member.ts';
import { locations } from './listings.table.ts';
import { lacksPart } from './quality/quality-columns.ts';
import { visibleTo } from './visible-locations.ts';
import { idsIn, int8Array } from '../../database/int8.ts';
import { isInGroups } from './groups/locations-of-groups.ts';

export type LocationFilter = Partial<LocationFilters>;

/** The company's locations that the member may see and that fit every part of the filter. */
export function locationFilter(member: Member, filter: LocationFilter): SQL | undefined {
  return and(
    eq(locations.companyId, member.companyId),
    visibleTo(member, locations.id),
    matches(filter.q),
    matches(filter.query),
    given(filter.facilities_ids, (ids) => sql`${locations.id} = any(${int8Array(idsIn(ids))})`),
    given(filter.groups, (ids) => isInGroups(member.companyId, locations.id, idsIn(ids))),
    given(filter.city, (city) => eq(locations.city, city)),
    given(filter.cities, (cities) => inArray(locations.city, splitTexts(cities))),
    given(filter.store_codes, (codes) => inArray(locations.storeCode, splitTexts(codes))),
    given(filter.labels, (labels) => arrayOverlaps(locations.labels, splitTexts(labels))),
    given(filter.is_owner, (isOwner) => eq(locations.isOwner, isOwner)),
    given(filter.is_verified, (isVerified) => eq(locations.isVerified, isVerified)),
    given(filter.verification, (verification) => eq(locations.verification, verification)),
    given(filter.location_state, (state) => eq(locations.locationState, state)),
    given(filter.open_status, (status) => eq(locations.openStatus, status)),
    given(filter.bing_status, (status) => eq(locations.bingStatus, status)),
    given(filter.result_status, (result) => inArray(locations.updateStatus, [...updateStatusesOf[result]])),
    given(filter.quality, (band) => between(locations.qualityScore, ...qualityBandRange(band))),
    given(filter.quality_part, lacksPart),
    given(filter.without_gmb_address, (without) =>
      without ? isNull(locations.googleName) : isNotNull(locations.googleName),
    ),
    changedByOthers(filter),
  );
}

/** One change has to fit both. Its table is another feature's, which listings know by name alone. */
function changedByOthers({
  external_changes_status: status,
  external_changes_source: source,
}: LocationFilter): SQL | undefined {
  if (status === undefined && source === undefined) return undefined;
  return sql`exists (select 1 from external_changes c
    where c.company_id = ${locations.companyId} and c.location_id = ${locations.id}
      ${status === undefined ? sql`` : sql`and c.status = ${status}`}
      ${source === undefined ? sql`` : sql`and c.source = ${source}`})`;
}

function given<Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined) {
  return value === undefined ? undefined : condition(value);
}

function matches(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  return containsText(locations.searchText, q);
}
