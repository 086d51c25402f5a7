import { withoutAccents } from '../../without-accents.ts';
import type { WorldLocation } from '../../world.ts';
import { keyedRandom, randomId, seedOf } from '../../random.ts';
import type { Chain } from './chain.ts';
import type { Place } from './place.ts';

/** A location as Google knows it; its ids depend on its store code alone and so outlive every reseed. */
export function locate(chain: Chain, place: Place): WorldLocation {
  const { code, town } = place;
  return {
    id: `${1_000_000_000 + (seedOf(code) % 8_999_999_999)}${String(seedOf(`${code}/`)).padStart(10, '0')}`.slice(
      0,
      19,
    ),
    title: chain.name,
    storeCode: code,
    phone: `+48 ${town.areaCode} 555 ${twoDigits(seedOf(code) % 100)} ${twoDigits(seedOf(`${code}#`) % 100)}`,
    website: `https://${chain.domain}/${slug(`${town.name} ${place.street}`)}`,
    languageCode: 'pl',
    address: {
      regionCode: 'PL',
      languageCode: 'pl',
      postalCode: place.postalCode,
      administrativeArea: town.voivodeship,
      locality: town.name,
      addressLines: [place.street],
    },
    latitude: place.latitude,
    longitude: place.longitude,
    categoryId: chain.categoryId,
    categoryName: chain.categoryName,
    labels: place.labels,
    placeId: randomId(keyedRandom(1, code), 'ChIJ', 23),
    verified: place.state !== 'unverified',
    openState: place.state === 'closed for now' ? 'CLOSED_TEMPORARILY' : 'OPEN',
    reviews: [],
  };
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const slug = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/\b(ul|al|pl)\. /g, '')
    .replace(/[^a-z0-9]+/g, '-');
