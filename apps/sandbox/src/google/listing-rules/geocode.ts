import { polishTowns } from '../../world/polish-towns.ts';
import { seededRandom, seedOf } from '../../world/random.ts';
import type { LocationHead } from '../../world/world-source.ts';
import type { PostalAddress } from '../../world/listings/listing-fields.ts';

export interface Geocoded {
  latitude: number;
  longitude: number;
  /** How far from here, in kilometres, the place may really be. */
  within: number;
}

/** Where an address is: the seeded address exactly, another street of a Polish town somewhere in it. */
export function geocode(address: PostalAddress, seeded: LocationHead | undefined): Geocoded | undefined {
  const [street = ''] = address.addressLines ?? [];
  const isSeeded =
    seeded !== undefined &&
    folded(seeded.address.locality) === folded(address.locality) &&
    folded(seeded.address.addressLines[0]) === folded(street);
  if (isSeeded) return { latitude: seeded.latitude, longitude: seeded.longitude, within: 1 };
  const town = polishTowns.find(({ name }) => folded(name) === folded(address.locality));
  if (!town || street.trim() === '') return undefined;
  const random = seededRandom(seedOf('street', town.name, folded(street)));
  const near = (center: number) => Number((center + (random() - 0.5) / 40).toFixed(6));
  return { latitude: near(town.latitude), longitude: near(town.longitude), within: 15 };
}

type Point = { latitude?: number | undefined; longitude?: number | undefined };

/** Kilometres, on a globe. */
export function distance(one: Point, other: Point): number {
  const radians = (degrees = 0) => (degrees * Math.PI) / 180;
  const [a, b] = [radians(one.latitude), radians(other.latitude)];
  const half =
    Math.sin((b - a) / 2) ** 2 +
    Math.cos(a) * Math.cos(b) * Math.sin((radians(other.longitude) - radians(one.longitude)) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}

function folded(text: string | undefined): string {
  return (text ?? '').trim().toLocaleLowerCase('pl').replaceAll(/\s+/g, ' ');
}
