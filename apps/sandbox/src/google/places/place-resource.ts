import { randomId, seededRandom } from '../../world/demo/random.ts';
import type { PolishTown } from '../../world/polish-towns.ts';
import type { KnownStreet } from './known-streets.ts';
import { countryNames, regionName, townName, type PlaceLanguage } from './town-names.ts';

export function streetIdOf({ name, town }: KnownStreet): string {
  return randomId(seededRandom(1, `street ${name}, ${town.name}`), 'ChIJ', 23);
}

/** As Google tells a street: its town goes along as a part of the address. */
export function streetResource(street: KnownStreet, language: PlaceLanguage): Record<string, unknown> {
  const town = placeResource(street.town, language);
  const { name, latitude, longitude } = street;
  return {
    ...town,
    name: `places/${streetIdOf(street)}`,
    id: streetIdOf(street),
    types: streetTypes,
    primaryType: 'route',
    formattedAddress: `${name}, ${String(town['formattedAddress'])}`,
    displayName: { text: name, languageCode: 'pl' },
    location: { latitude, longitude },
    addressComponents: [
      { longText: name, shortText: name, types: streetTypes, languageCode: 'pl' },
      ...(town['addressComponents'] as object[]),
    ],
  };
}

export function placeIdOf({ name }: PolishTown): string {
  return randomId(seededRandom(1, `town ${name}`), 'ChIJ', 23);
}

/** A Place of the Places API (New), with the fields that a town fills. */
export function placeResource(town: PolishTown, language: PlaceLanguage): Record<string, unknown> {
  const name = townName(town, language);
  const country = countryNames[language];
  const region = regionName(town, language);
  const component = (longText: string, shortText: string, type: string) => ({
    longText,
    shortText,
    types: [type, 'political'],
    languageCode: language,
  });
  return {
    name: `places/${placeIdOf(town)}`,
    id: placeIdOf(town),
    types: placeTypes,
    primaryType: 'locality',
    formattedAddress: `${name}, ${country}`,
    displayName: { text: name, languageCode: language },
    location: { latitude: town.latitude, longitude: town.longitude },
    addressComponents: [
      component(name, name, 'locality'),
      component(region, region, 'administrative_area_level_1'),
      component(country, 'PL', 'country'),
    ],
  };
}

export const placeTypes = ['locality', 'political'];
export const streetTypes = ['route'];

export const placeFields = [
  'name',
  'id',
  'types',
  'primaryType',
  'formattedAddress',
  'displayName',
  'location',
  'addressComponents',
] as const;
