import type { Schemas } from '../../client/schema.ts';
import { groupMembersOf } from '../group-members-of.ts';
import { hasText } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { unit } from './test-tally.ts';

type Location = Schemas['LocationItem'];

/** Which locations a call is about, as every call about several names them. */
export interface ChosenLocations {
  q?: string;
  facilities_ids?: number[];
  groups?: number[];
  cities?: string[];
}

export function chosenLocations(
  data: TestData,
  { q, facilities_ids, groups, cities }: ChosenLocations,
): Location[] {
  return data.locations.filter(
    ({ id, name, formatted_address, city, store_code }) =>
      hasText(`${name} ${formatted_address} ${city} ${store_code}`, q ?? null) &&
      (facilities_ids?.includes(id) ?? true) &&
      (cities?.includes(city) ?? true) &&
      (groups?.some((group) => groupMembersOf(data, group).has(id)) ?? true),
  );
}

export function findLocation(data: TestData, id: number): Location {
  const location = data.locations.find((one) => one.id === id);
  if (!location) throw new TestProblem('not_found');
  return location;
}

/** Refuses a location without an address of its own. */
export function refuseServiceArea({ business_type }: Location): void {
  if (business_type === 'service_area') throw new TestProblem('service_area_not_monitored');
}

/** Keywords that are watched for a location, whatever their scope. */
export function keywordsOf(data: TestData, location: Location): string[] {
  if (!isMonitored(location)) return [];
  const watched = data.presence.keywords.filter(
    ({ group, facility }) =>
      (group === null && facility === null) ||
      facility === location.id ||
      (group !== null && groupMembersOf(data, group).has(location.id)),
  );
  return [...new Set(watched.map(({ keyword }) => keyword))];
}

/** Where a location lies; undefined where nobody knows. */
export function coordinatesOf({
  id,
  city,
  geo_coords,
}: Location): { latitude: number; longitude: number } | undefined {
  if (geo_coords) return geo_coords;
  const town = towns[city];
  if (!town) return undefined;
  const [latitude, longitude] = town;
  return { latitude: latitude + (unit(id) - 0.5) / 40, longitude: longitude + (unit(id + 99) - 0.5) / 25 };
}

export function locationSummary(location: Location): Schemas['LocationSummary'] {
  const { id, name, formatted_address, city, store_code, is_verified } = location;
  return { id, name, formatted_address, city, store_code, is_verified };
}

function isMonitored(location: Location): boolean {
  return (
    location.business_type !== 'service_area' &&
    location.open_status !== 'CLOSED_PERMANENTLY' &&
    location.facility_listings.some(({ gmb_address_id }) => gmb_address_id !== null) &&
    coordinatesOf(location) !== undefined
  );
}

const towns: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  Kraków: [50.0614, 19.9372],
  Warszawa: [52.2297, 21.0122],
  Wrocław: [51.1079, 17.0385],
  Gdańsk: [54.352, 18.6466],
  Łódź: [51.7592, 19.456],
  Poznań: [52.4064, 16.9252],
};
