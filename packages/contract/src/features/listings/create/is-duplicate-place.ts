import { fold } from '../../../fold.ts';
import { distanceMeters, type Coordinates } from '../../../geo.ts';
import { withoutUnit } from '../address/street-line.ts';
import { houseNumberKey, streetKey } from '../address/address.ts';

/** The fields of a place that identify a business. */
export interface ComparedPlace {
  name: string;
  street: string;
  house_number: string;
  city: string;
  country: string;
  coordinates: Coordinates | null;
}

/** Metres. A shopping centre is larger: two places of one name in it are one business. */
const duplicateDistance = 150;

/**
 * Whether the map shows this business already: its name is as good as the same, and it is at the address, or close to
 * the pin. Without an address and a pin the town decides.
 */
export function isDuplicatePlace(sought: ComparedPlace, found: ComparedPlace): boolean {
  return isSameName(sought, found) && isSamePlace(sought, found);
}

/** All words of the shorter name are in the longer one; the name of the town says nothing. */
function isSameName(one: ComparedPlace, other: ComparedPlace): boolean {
  const towns = new Set([...wordsOf(one.city), ...wordsOf(other.city)]);
  const [a, b] = [one, other].map(({ name }) => wordsOf(name).filter((word) => !towns.has(word)));
  const [shorter = [], longer = []] = (a?.length ?? 0) <= (b?.length ?? 0) ? [a, b] : [b, a];
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

function isSamePlace(one: ComparedPlace, other: ComparedPlace): boolean {
  const isNear =
    one.coordinates !== null &&
    other.coordinates !== null &&
    distanceMeters(one.coordinates, other.coordinates) <= duplicateDistance;
  if (isNear) return true;
  if (wordsOf(one.city).join(' ') !== wordsOf(other.city).join(' ')) return false;
  if (one.street === '') return one.coordinates === null;
  return addressKey(one) === addressKey(other);
}

/** Of a number with a flat, the building counts. */
function addressKey({ street, house_number, country }: ComparedPlace): string {
  const [building = ''] = houseNumberKey(withoutUnit(house_number)).split('/');
  return `${wordsOf(streetKey(street, country)).join(' ')} ${building}`;
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
