import { splitTexts, updateStatusesOf } from '@pinfold/contract/features/listings/location-filters';
import { listingQuality } from '@pinfold/contract/features/listings/quality/listing-quality';
import { qualityBand } from '@pinfold/contract/features/listings/quality/quality-band';
import type { Schemas } from '../../client/schema.ts';
import type { TestAnswers } from '../answers.ts';
import { countWords, type Filters, hasText, idsIn, matchesQuery, pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';

type Location = Schemas['LocationItem'];
type Change = Schemas['ExternalChange'];

/** Locations, towns and labels of the in-memory API. */
export function locationAnswers(data: TestData): TestAnswers {
  return {
    listLocations: ({ query }) => {
      const found = data.locations
        .filter((location) => matchesQuery(location, query, filters) && isAmong(data, location, query))
        .toSorted(orders[query.get('order_by') ?? 'default'] ?? byId);
      const page = pageOf(found, query, 20);
      if (query.get('only_ids') === 'true') return { ...page, results: [], ids: found.map(({ id }) => id) };
      return query.get('only_basic_info') === 'true'
        ? { ...page, results: page.results.map(summaryOf) }
        : page;
    },
    listLocationsForLimits: ({ query }) => {
      const found = data.locations
        .filter((location) => matchesQuery(location, query, filters))
        .toSorted(orders.default ?? byId);
      const page = pageOf(found, query, 50);
      return { ...page, results: page.results.map(summaryOf) };
    },
    listCities: () => ({
      results: countWords(data.locations.map(({ city }) => city)).map(([city, facilities_count]) => ({
        city,
        facilities_count,
      })),
    }),
    listLabels: () => ({
      results: countWords(data.locations.flatMap(({ labels }) => labels)).map(
        ([label, facilities_count]) => ({
          label,
          facilities_count,
        }),
      ),
    }),
  };
}

/** Returns the location ids of a group: the chosen ones, or all with one of its labels. */
export function membersOf(data: TestData, groupId: number): ReadonlySet<number> {
  const group = data.groups.find(({ id }) => id === groupId);
  if (!group?.is_label_group) return data.groupMembers.get(groupId) ?? new Set();
  const labelled = data.locations.filter(({ labels }) =>
    labels.some((label) => group.labels.includes(label)),
  );
  return new Set(labelled.map(({ id }) => id));
}

/** Which locations a call is about, as every call about several names them. */
export interface LocationSearch {
  q?: string;
  facilities_ids?: number[];
  groups?: number[];
  cities?: string[];
}

/** The locations that a call is about. */
export function searchLocations(
  data: TestData,
  { q, facilities_ids, groups, cities }: LocationSearch,
): Location[] {
  return data.locations.filter(
    (location) =>
      hasText(searchedText(location), q) &&
      (facilities_ids?.includes(location.id) ?? true) &&
      (cities?.includes(location.city) ?? true) &&
      (groups?.some((group) => membersOf(data, group).has(location.id)) ?? true),
  );
}

/** Returns the short form of a location, as in other objects. */
export function summaryOf(location: Location): Schemas['LocationSummary'] {
  const { id, name, formatted_address, city, store_code, is_verified } = location;
  return { id, name, formatted_address, city, store_code, is_verified };
}

/** Returns the searched texts of a location. */
export function searchedText({
  name,
  formatted_address,
  city,
  store_code,
}: Schemas['LocationSummary']): string {
  return `${name} ${formatted_address} ${city} ${store_code}`;
}

/** Filters by data outside of the location: groups and external changes. */
function isAmong(data: TestData, { id }: Location, query: URLSearchParams): boolean {
  const groups = idsIn(query, 'groups');
  if (groups && !groups.some((group) => membersOf(data, group).has(id))) return false;
  const part = query.get('quality_part');
  if (part && !lacksPart(data, id, part)) return false;
  // One change has to match both filters.
  const isAsked = Object.keys(changeFilters).some((name) => query.has(name));
  return (
    !isAsked ||
    data.externalChanges.some(
      (change) => change.facility.id === id && matchesQuery(change, query, changeFilters),
    )
  );
}

/** No holidays, since none are known without the API. */
function lacksPart({ listingFields, rankings }: TestData, id: number, wanted: string): boolean {
  const fields = listingFields.get(id);
  const { next } = fields ? listingQuality(fields, { today: rankings.today, holidays: [] }) : { next: [] };
  return next.some(({ part }) => part === wanted);
}

const changeFilters: Filters<Change> = {
  external_changes_status: ({ status }, wanted) => String(status) === wanted,
  external_changes_source: ({ source }, wanted) => String(source) === wanted,
};

const filters: Filters<Location> = {
  q: (location, wanted) => hasText(searchedText(location), wanted),
  facilities_ids: ({ id }, wanted) => wanted.split(',').includes(String(id)),
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

type Order = (a: Location, b: Location) => number;

const byId: Order = (a, b) => a.id - b.id;

/** The made-up locations have no order by address worth showing, so that theirs is the default. */
const orders: Readonly<Record<string, Order>> = {
  country: (a, b) => a.geo.country.localeCompare(b.geo.country) || byId(a, b),
  city: (a, b) => a.city.localeCompare(b.city, 'pl') || byId(a, b),
  store_code: (a, b) => a.store_code.localeCompare(b.store_code) || byId(a, b),
  quality: (a, b) => a.quality_score - b.quality_score || byId(a, b),
};
