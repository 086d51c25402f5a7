import { qualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import { splitTexts, updateStatusesOf } from '@pinfold/contract/features/listings/location-filters';
import type { Schemas } from '../client/schema.ts';
import { hasText } from './test-answers.ts';

type Location = Schemas['LocationItem'];

/** Whether a location fits every filter of a call, as the API decides it. */
export function matchesLocation(
  location: Location,
  query: URLSearchParams,
  membersOf: (groupId: number) => ReadonlySet<number>,
  changes: readonly Schemas['ExternalChange'][],
): boolean {
  const { name, formatted_address, store_code } = location;
  const texts = `${name} ${formatted_address} ${store_code}`;
  return (
    hasText(texts, query.get('q')) &&
    Object.entries(filters).every(([filter, fits]) => {
      const wanted = query.get(filter);
      return wanted === null || fits(location, wanted);
    }) &&
    (query.get('groups') === null ||
      listOf(query.get('groups')).some((group) => membersOf(Number(group)).has(location.id))) &&
    hasChange(location, query, changes)
  );
}

/** One change by others has to fit both filters of them. */
function hasChange(
  { id }: Location,
  query: URLSearchParams,
  changes: readonly Schemas['ExternalChange'][],
): boolean {
  const status = query.get('external_changes_status');
  const source = query.get('external_changes_source');
  if (status === null && source === null) return true;
  return changes.some(
    (change) =>
      change.facility.id === id &&
      (status === null || String(change.status) === status) &&
      (source === null || String(change.source) === source),
  );
}

const filters: Readonly<Record<string, (location: Location, wanted: string) => boolean>> = {
  facilities_ids: ({ id }, wanted) => listOf(wanted).includes(String(id)),
  city: ({ city }, wanted) => city === wanted,
  cities: ({ city }, wanted) => splitTexts(wanted).includes(city),
  store_codes: ({ store_code }, wanted) => splitTexts(wanted).includes(store_code),
  labels: ({ labels }, wanted) => labels.some((label) => splitTexts(wanted).includes(label)),
  is_owner: ({ facility_listings }, wanted) =>
    facility_listings.some(({ is_owner }) => String(is_owner) === wanted),
  is_verified: ({ is_verified }, wanted) => String(is_verified) === wanted,
  verification: ({ verification }, wanted) => verification === wanted,
  location_state: ({ location_state }, wanted) => location_state === wanted,
  open_status: ({ open_status }, wanted) => open_status === wanted,
  bing_status: ({ maps_integration_status }, wanted) => maps_integration_status === wanted,
  result_status: ({ update_status }, wanted) =>
    Object.entries(updateStatusesOf).some(
      ([result, statuses]) => result === wanted && statuses.includes(update_status),
    ),
  quality: ({ quality_score }, wanted) => qualityBand(quality_score) === wanted,
  without_gmb_address: ({ facility_listings }, wanted) =>
    String(facility_listings.every(({ gmb_address_id }) => gmb_address_id === null)) === wanted,
};

function listOf(text: string | null): string[] {
  return (text ?? '').split(',');
}
