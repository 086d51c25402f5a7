import { type PolishTown, polishTowns } from './polish-towns.ts';
import { pick, seededRandom, seedOf } from './random.ts';
import { DAY } from './warsaw-time.ts';
import type { LocationHead, WorldSource } from './world-source.ts';
import type { WorldReview } from './world.ts';

export const scaleAccountId = '900000000000000000001';

/** A chain of any size of which nothing exists until it is asked for: each location and review is computed. */
export function scaleWorld(
  size: { locations: number; reviews: number },
  seed: number,
  now: number,
): WorldSource {
  const indexOf = (locationId: string): number | undefined => {
    const index = Number(/^scale-l(\d+)$/.exec(locationId)?.[1] ?? Number.NaN);
    return index < size.locations ? index : undefined;
  };
  const countOf = (index: number): number =>
    Math.floor(size.reviews / size.locations) + (index < size.reviews % size.locations ? 1 : 0);

  return {
    accounts: [{ id: scaleAccountId, name: 'Sieć Tysiąc Lip', refreshToken: 'demo-scale' }],
    locationCount: (accountId) => (accountId === scaleAccountId ? size.locations : 0),
    locationAt: (accountId, index) =>
      accountId === scaleAccountId && index < size.locations ? scaleLocation(index) : undefined,
    findLocation(locationId) {
      const index = indexOf(locationId);
      return index === undefined ? undefined : { accountId: scaleAccountId, location: scaleLocation(index) };
    },
    seededReviews(locationId) {
      const index = indexOf(locationId);
      if (index === undefined) return [];
      return Array.from({ length: countOf(index) }, (_, i) => scaleReview(seed, now, index, i));
    },
    seededReview(locationId, reviewId) {
      const index = indexOf(locationId);
      const [, owner, own] = /^scale-r(\d+)-(\d+)$/.exec(reviewId) ?? [];
      if (index === undefined || Number(owner) !== index || Number(own) >= countOf(index)) return undefined;
      return scaleReview(seed, now, index, Number(own));
    },
    seededPending: () => [],
    listLocationIds: () => undefined,
  };
}

function scaleLocation(index: number): LocationHead {
  const town = scaleTowns[index % scaleTowns.length] ?? scaleTowns[0];
  const number = String(index + 1).padStart(5, '0');
  return {
    id: `scale-l${index}`,
    title: 'Tysiąc Lip',
    storeCode: `TYL-${number}`,
    phone: `+48 12 ${String(3_000_000 + index).replace(/(\d{3})(\d{2})(\d{2})/, '$1 $2 $3')}`,
    website: `https://tysiaclip.example/${number}`,
    languageCode: 'pl',
    address: {
      regionCode: 'PL',
      languageCode: 'pl',
      postalCode: town.postalCode,
      administrativeArea: town.voivodeship,
      locality: town.name,
      addressLines: [`Lipowa ${1 + (index % 198)}`],
    },
    // As the API's scale seed has them, so that nothing about a new chain differs.
    latitude: Number((town.latitude + (((index * 37) % 100) - 50) / 1000).toFixed(6)),
    longitude: Number((town.longitude + (((index * 73) % 100) - 50) / 1000).toFixed(6)),
    categoryId: 'categories/gcid:cafe',
    categoryName: 'Kawiarnia',
    labels: [`region-${index % 16}`],
    placeId: `ChIJscale${number}`,
    verified: true,
    openState: 'OPEN',
  };
}

function scaleReview(seed: number, now: number, locationIndex: number, index: number): WorldReview {
  const random = seededRandom(seedOf(seed, 'review', locationIndex, index));
  const rating = pick(random, [5, 5, 5, 5, 5, 5, 4, 4, 3, 1] as const);
  const createTime = now - Math.floor((0.001 + random() ** 2) * 1095 * DAY);
  const comment = random() < 0.75 ? scaleReviewText(random, rating) : undefined;
  const answered = random() < 0.7;
  const replyTime = Math.min(createTime + Math.floor((0.1 + random()) * DAY), now);
  return {
    id: `scale-r${locationIndex}-${index}`,
    author: `${pick(random, givenNames)} ${pick(random, initials)}.`,
    anonymous: false,
    rating,
    ...(comment === undefined ? {} : { comment }),
    createTime,
    updateTime: createTime,
    ...(answered
      ? { reply: { comment: 'Dziękujemy za opinię!', updateTime: replyTime, state: 'APPROVED', writes: 1 } }
      : {}),
  };
}

const givenNames = [
  'Anna',
  'Piotr',
  'Katarzyna',
  'Marek',
  'Ewa',
  'Tomasz',
  'Zofia',
  'Jan',
  'Olena',
  'Paweł',
] as const;

const initials = ['K', 'M', 'W', 'S', 'Z', 'N', 'B', 'P', 'R', 'G'] as const;

/** Plain sentences by rating: at scale the texts must be many and cheap, not convincing. */
function scaleReviewText(random: () => number, rating: 1 | 2 | 3 | 4 | 5): string {
  const mood = rating >= 4 ? praise : rating === 3 ? mixed : complaint;
  return `${pick(random, mood)} ${pick(random, subject)} ${pick(random, ending)}`;
}

const praise = [
  'Bardzo dobra kawa.',
  'Miła obsługa.',
  'Świetne miejsce na śniadanie.',
  'Wracam tu co tydzień.',
] as const;

const mixed = [
  'Kawa dobra, ale długo czekałam.',
  'W porządku, bez zachwytu.',
  'Ładnie, tylko głośno.',
] as const;

const complaint = [
  'Czekaliśmy pół godziny.',
  'Zimna kawa i bałagan.',
  'Nikt nie podszedł do stolika.',
] as const;

const subject = [
  'Sernik',
  'Szarlotka',
  'Latte',
  'Kanapka z jajkiem',
  'Drożdżówka',
  'Herbata zimowa',
] as const;

const ending = [
  'na plus.',
  'jak zawsze.',
  'do sprawdzenia następnym razem.',
  'w uczciwej cenie.',
  'bez zmian od roku.',
] as const;

/** Where the computed chain is, in turns. The order is part of its seed. */
const scaleTowns: readonly [PolishTown, ...PolishTown[]] = [
  townNamed('Kraków'),
  townNamed('Warszawa'),
  townNamed('Gdańsk'),
  townNamed('Wrocław'),
  townNamed('Poznań'),
  townNamed('Łódź'),
  townNamed('Katowice'),
  townNamed('Lublin'),
  townNamed('Szczecin'),
  townNamed('Toruń'),
];

function townNamed(name: string): PolishTown {
  const town = polishTowns.find((candidate) => candidate.name === name);
  if (town === undefined) throw new Error(`The town is not listed: ${name}.`);
  return town;
}
