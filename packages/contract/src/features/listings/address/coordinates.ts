import { distanceMeters, type Coordinates } from '../../../geo.ts';
import { plainCode } from '../../../plain-line.ts';
import { fault, type Fault } from '../fault.ts';

/**
 * Reads a pair as people paste it: `52.23, 21.01`, `52,23; 21,01` or `52,23 21,01`. Undefined for anything else, half
 * numbers and impossible places included.
 */
export function parseCoordinates(text: string): Coordinates | undefined {
  const trimmed = plainCode(text).replace(/^\((.*)\)$/, '$1');
  const match = dots.exec(trimmed) ?? commas.exec(trimmed);
  if (!match) return undefined;
  const [latitude, longitude] = [match[1], match[2]].map((part = '') => Number(part.replace(',', '.')));
  if (latitude === undefined || longitude === undefined) return undefined;
  return inRange(latitude, 90) && inRange(longitude, 180) ? { latitude, longitude } : undefined;
}

/** One field of the form; both are filled or none (product spec, section 5). */
export function coordinateFaults(
  latitude: string,
  longitude: string,
): { latitude?: Fault; longitude?: Fault } {
  const [north, east] = [plainCode(latitude), plainCode(longitude)];
  if (north === '' && east === '') return {};
  const missing = fault('coordinates_both_required');
  const ofNorth = north === '' ? missing : numberFault(north, 90, 'latitude_out_of_range');
  const ofEast = east === '' ? missing : numberFault(east, 180, 'longitude_out_of_range');
  return { ...(ofNorth && { latitude: ofNorth }), ...(ofEast && { longitude: ofEast }) };
}

/** Whether two pins mean one place. */
export function sameCoordinates(
  a: Coordinates,
  b: Coordinates,
  withinMeters: number = samePlaceMeters,
): boolean {
  return distanceMeters(a, b) <= withinMeters;
}

/** The provider refuses a pin that is far from where the address leads (LAT_LNG_TOO_FAR_FROM_ADDRESS). */
export function addressDistanceFault(
  pin: Coordinates,
  address: Coordinates,
  max: number = addressDistanceLimit,
): Fault | undefined {
  const distance = Math.round(distanceMeters(pin, address));
  return distance > max ? fault('coordinates_too_far_from_address', { distance, max }) : undefined;
}

/** Metres. A pin that the provider gives back is rounded. */
export const samePlaceMeters = 5;

/** Metres. The provider does not say its limit; this is further than the grounds of any location. */
export const addressDistanceLimit = 1000;

function numberFault(
  text: string,
  most: number,
  code: 'latitude_out_of_range' | 'longitude_out_of_range',
): Fault | undefined {
  if (!/^[+-]?\d+([.,]\d+)?$/.test(text)) return fault('coordinate_incomplete', { text });
  return inRange(Number(text.replace(',', '.')), most) ? undefined : fault(code, { min: -most, max: most });
}

function inRange(value: number, most: number): boolean {
  return value >= -most && value <= most;
}

const dots = /^([+-]?\d+(?:\.\d+)?)(?:\s*[,;]\s*|\s+)([+-]?\d+(?:\.\d+)?)$/;
const commas = /^([+-]?\d+,\d+)(?:\s*;\s*|,?\s+)([+-]?\d+,\d+)$/;
