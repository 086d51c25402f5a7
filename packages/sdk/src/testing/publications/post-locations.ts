import { postExclusion, type PostExclusion } from '@pinfold/contract/features/publications/post-status';
import type { PostValues } from '@pinfold/contract/features/publications/post-text';
import type { Schemas } from '../../client/schema.ts';
import { collection } from '../collection.ts';
import { membersOf } from '../listings/locations.ts';
import type { TestData } from '../test-data.ts';

type Location = Schemas['LocationItem'];

/** Returns why a location can have no post. */
export function exclusionOf({ is_verified, facility_listings }: Location): PostExclusion | undefined {
  return postExclusion({
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

/** Returns a location as it is offered for a post. */
export function postLocationOf(location: Location, { company }: TestData): Schemas['PostLocation'] {
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
