import { normalizeKeyword } from '@pinfold/contract/features/company/keyword';
import {
  isKeywordCountAllowed,
  monitoringRefusal,
  type RankChartKind,
} from '@pinfold/contract/features/rankings/rank';
import type { Coordinates } from '@pinfold/contract/geo';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem } from '../answers.ts';
import { collection } from '../collection.ts';
import { membersOf } from '../listings/locations.ts';
import type { TestData } from '../test-data.ts';
import { unit } from './made-up-ranks.ts';

type Location = Schemas['LocationItem'];

/** Returns a location whose ranks can be measured. */
export function findMonitored(
  data: TestData,
  id: number,
  missing: 'not_found' | 'facility_unknown' = 'not_found',
): Location {
  const location = collection(() => data.locations, missing).find(id);
  if (refusalOf(location) === 'service_area_not_monitored')
    throw new TestProblem('service_area_not_monitored');
  return location;
}

/** Returns a location's coordinates. @throws TestProblem `coordinates_missing` */
export function requireCoordinates(location: Location): Coordinates {
  const coordinates = coordinatesOf(location);
  if (!coordinates) throw new TestProblem('coordinates_missing');
  return coordinates;
}

/** Keywords that are watched for a location, whatever their scope. */
export function keywordsOf(data: TestData, location: Location): string[] {
  const isMonitored =
    !refusalOf(location) &&
    location.open_status !== 'CLOSED_PERMANENTLY' &&
    location.facility_listings.some(({ gmb_address_id }) => gmb_address_id !== null);
  if (!isMonitored) return [];
  const watched = data.presence.keywords.filter(
    ({ group, facility }) =>
      (group === null && facility === null) ||
      facility === location.id ||
      (group !== null && membersOf(data, group).has(location.id)),
  );
  return [...new Set(watched.map(({ keyword }) => keyword))];
}

/** Returns distinct normalized keywords; refuses more than the chart allows. */
export function requestedKeywords(keywords: readonly string[], chart: RankChartKind = 'top'): string[] {
  if (!isKeywordCountAllowed(chart, keywords)) throw new TestProblem('average_takes_one_keyword');
  return [...new Set(keywords.map(normalizeKeyword))];
}

/** Returns a location's coordinates, else a point in its town; undefined if both are unknown. */
export function coordinatesOf({ id, city, geo_coords }: Location): Coordinates | undefined {
  if (geo_coords) return geo_coords;
  const town = towns[city];
  if (!town) return undefined;
  const [latitude, longitude] = town;
  return { latitude: latitude + (unit(id) - 0.5) / 40, longitude: longitude + (unit(id + 99) - 0.5) / 25 };
}

function refusalOf(location: Location) {
  const { latitude = null, longitude = null } = coordinatesOf(location) ?? {};
  return monitoringRefusal({ businessType: location.business_type, latitude, longitude });
}

const towns: Readonly<Partial<Record<string, readonly [number, number]>>> = {
  Kraków: [50.0614, 19.9372],
  Warszawa: [52.2297, 21.0122],
  Wrocław: [51.1079, 17.0385],
  Gdańsk: [54.352, 18.6466],
  Łódź: [51.7592, 19.456],
  Poznań: [52.4064, 16.9252],
};
