import type { PolishTown } from '../polish-towns.ts';
import { between, chance, hash, pick, pickWeighted, seededRandom, type Random } from '../demo/random.ts';
import { businessKinds, knownBrands } from './business-names.ts';
import type { CityPlace } from './city-place.ts';
import { placeIdFrom } from './place-id.ts';
import { streets } from './streets.ts';

/** Somebody else's business, with how it is rated and what it is known for. */
export interface Business {
  place: CityPlace;
  rating: number;
  /** As many as it had at the beginning of 2025; more come every month. */
  reviewsCount: number;
  traits: readonly (readonly [string, number])[];
}

interface Where {
  town: PolishTown;
  latitude: number;
  longitude: number;
}

/** One of the many that a town has; the same seed and key give the same one. */
export function drawBusiness(seed: number, key: string, where: Where): Business {
  const random = seededRandom(seed, `business ${key}`);
  const kind = pickWeighted(random, businessKinds, ({ share }) => share);
  const title = pick(random, kind.patterns).replace('*', pick(random, kind.names));
  const isServiceArea = kind.category.endsWith(':caterer') && chance(random, 0.8);
  return {
    place: place(random, `${seed} ${key}`, {
      ...where,
      title,
      categories: [kind.category, ...kind.also.filter(() => chance(random, 0.6))],
      isServiceArea,
    }),
    rating: Math.round((3.7 + 1.2 * Math.sqrt(random())) * 10) / 10,
    // Few have many: about 130 in the middle, more than 450 one in ten.
    reviewsCount: Math.round(Math.exp(4.87 + 0.97 * bell(random))),
    traits: traits(random),
  };
}

/** A place of a chain that everybody knows. */
export function drawKnownBusiness(seed: number, key: string, index: number, where: Where): Business {
  const random = seededRandom(seed, `known ${key}`);
  const brand = knownBrands[index % knownBrands.length] ?? pick(random, knownBrands);
  return {
    place: place(random, `${seed} ${key} known`, {
      ...where,
      title: brand.title,
      categories: [brand.category, ...brand.also],
      isServiceArea: false,
    }),
    rating: Math.round((4.4 + 0.4 * random()) * 10) / 10,
    reviewsCount: between(random, 380, 1900),
    traits: traits(random),
  };
}

function place(
  random: Random,
  key: string,
  about: Where & Pick<CityPlace, 'title' | 'categories' | 'isServiceArea'>,
): CityPlace {
  const { town, latitude, longitude, ...rest } = about;
  const [head = '00'] = town.postalCode.split('-');
  const hasSite = chance(random, 0.7);
  return {
    ...rest,
    placeId: placeIdFrom(key),
    street: `${pick(random, streets)} ${between(random, 1, 120)}${chance(random, 0.1) ? 'A' : ''}`,
    postalCode: `${head}-${String(between(random, 1, 899)).padStart(3, '0')}`,
    locality: town.name,
    regionCode: 'PL',
    latitude: Number(latitude.toFixed(6)),
    longitude: Number(longitude.toFixed(6)),
    phone: `+485${String(hash(key) % 100_000_000).padStart(8, '0')}`,
    website: hasSite ? `https://${slug(rest.title)}.example/` : '',
    isClaimed: chance(random, 0.85),
  };
}

/** What a place is known for beside its kind. */
function traits(random: Random): [string, number][] {
  return [
    ['garden', 0.35],
    ['dogs', 0.3],
    ['speciality', 0.25],
    ['takeaway', 0.4],
    ['vegan', 0.15],
    ['breakfast', 0.25],
    ['work', 0.2],
    ['kids', 0.2],
  ].flatMap(([topic, share]) =>
    chance(random, Number(share)) ? [[String(topic), 0.5 + 0.4 * random()]] : [],
  );
}

/** About -3 to 3, mostly near nothing. */
function bell(random: Random): number {
  return (random() + random() + random() + random() - 2) * 1.73;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z]+/g, '');
}
