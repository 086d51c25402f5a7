import { postExclusion, type PostExclusion } from '@pinfold/contract/features/publications/post-status';
import type { PostValues } from '@pinfold/contract/features/publications/post-text';
import type { PageOf, Schemas } from '../../client/schema.ts';
import { collection, type Filters, hasText, idsIn, matchesQuery, pageOf } from '../collection.ts';
import { membersOf } from '../listings/locations.ts';
import type { TestData } from '../test-data.ts';

type Location = Schemas['LocationItem'];

/** Returns why a location can have no post. */
export function exclusionOf({ is_verified, facility_listings }: Location): PostExclusion | undefined {
  return postExclusion({
    isOwner: facility_listings.some(({ is_owner }) => is_owner),
    isVerified: is_verified,
    canPost: null,
    hasAccount: facility_listings.some(({ gmb_address_id }) => gmb_address_id !== null),
  });
}

/** Returns the locations that can have no post, with the reason. */
export function excludedOf(locations: readonly Location[]): Schemas['ExcludedLocation'][] {
  return locations.flatMap((location) => {
    const reason = exclusionOf(location);
    const { id, name, formatted_address } = location;
    return reason ? [{ id, name, formatted_address, reason }] : [];
  });
}

/** Returns the locations that are meant by ids and groups. */
export function chosenLocations(
  data: TestData,
  { facilities_ids, groups }: { facilities_ids: readonly number[]; groups: readonly number[] },
): Location[] {
  const known = collection(() => data.locations, 'facility_unknown');
  for (const id of facilities_ids) known.find(id);
  const ids = new Set([...facilities_ids, ...groups.flatMap((group) => [...membersOf(data, group)])]);
  return data.locations.filter(({ id }) => ids.has(id));
}

/** Returns a page of the locations to choose for a post or for photos. */
export function offeredLocations(data: TestData, query: URLSearchParams): OfferedLocations {
  const found = data.locations.filter(
    (location) =>
      matchesQuery(location, query, locationFilters) &&
      (idsIn(query, 'groups')?.some((group) => membersOf(data, group).has(location.id)) ?? true),
  );
  const page = pageOf(found, query, 100);
  return {
    ...page,
    results: page.results.map((location) => postLocationOf(location, data)),
    ids: found.filter((location) => !exclusionOf(location)).map(({ id }) => id),
  };
}

interface OfferedLocations extends PageOf<Schemas['PostLocation']> {
  ids: number[];
}

const locationFilters: Filters<Location> = {
  q: ({ name, formatted_address }, wanted) => hasText(`${name} ${formatted_address}`, wanted),
  city: ({ city }, wanted) => city === wanted,
};

function postLocationOf(location: Location, { company }: TestData): Schemas['PostLocation'] {
  const { id, name, formatted_address, city } = location;
  return {
    id,
    name,
    formatted_address,
    city,
    street: formatted_address.split(',')[0] ?? '',
    timezone: company.timezone,
    reason: exclusionOf(location) ?? null,
  };
}

/** Returns what a location puts in the place of variables. */
export function valuesOf({
  name,
  city,
  formatted_address,
}: Pick<Location, 'name' | 'city' | 'formatted_address'>): PostValues {
  return { name, city, street: formatted_address.split(',')[0] ?? '' };
}
