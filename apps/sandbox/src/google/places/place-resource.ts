import { keyedRandom, randomId } from '../../world/random.ts';
import type { PolishTown } from '../../world/polish-towns.ts';
import type { KnownStreet } from './suggestions.ts';

export function streetIdOf({ name, town }: KnownStreet): string {
  return randomId(keyedRandom(1, `street ${name}, ${town.name}`), 'ChIJ', 23);
}

/** A street in Google's format: the city is a part of its address. */
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
  return randomId(keyedRandom(1, `town ${name}`), 'ChIJ', 23);
}

/** A Place of the Places API (New), with the fields that a town fills. */
export function placeResource(town: PolishTown, language: PlaceLanguage): Record<string, unknown> {
  const name = townName(town, language);
  const country = countryNames[language];
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
      regionComponent(town, language),
      component(country, 'PL', 'country'),
    ],
  };
}

/** The voivodeship of a town, as a part of an address. */
export function regionComponent(town: PolishTown, language: PlaceLanguage): object {
  const name = regionName(town, language);
  const types = ['administrative_area_level_1', 'political'];
  return { longText: name, shortText: name, types, languageCode: language };
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
  'primaryTypeDisplayName',
  'internationalPhoneNumber',
  'websiteUri',
  'regularOpeningHours',
  'rating',
  'userRatingCount',
  'businessStatus',
  'googleMapsUri',
] as const;

export type PlaceLanguage = 'pl' | 'en' | 'es';

/** Google falls back to English. */
export function placeLanguage(code: string | undefined): PlaceLanguage {
  const [language] = (code ?? 'en').toLowerCase().split('-');
  return language === 'pl' || language === 'es' ? language : 'en';
}

export function townName({ name }: PolishTown, language: PlaceLanguage): string {
  return language === 'pl' ? name : (foreignNames[name]?.[language] ?? name);
}

function regionName({ voivodeship }: PolishTown, language: PlaceLanguage): string {
  if (language === 'pl') return `województwo ${voivodeship}`;
  const region = regions[voivodeship]?.[language] ?? voivodeship;
  return language === 'en' ? `${region} Voivodeship` : `Voivodato de ${region}`;
}

export const countryNames: Record<PlaceLanguage, string> = { pl: 'Polska', en: 'Poland', es: 'Polonia' };

const foreignNames: Record<string, Partial<Record<PlaceLanguage, string>>> = {
  Warszawa: { en: 'Warsaw', es: 'Varsovia' },
  Kraków: { es: 'Cracovia' },
  Wrocław: { es: 'Breslavia' },
};

const regions: Record<string, Record<'en' | 'es', string>> = {
  dolnośląskie: { en: 'Lower Silesian', es: 'Baja Silesia' },
  'kujawsko-pomorskie': { en: 'Kuyavian-Pomeranian', es: 'Cuyavia y Pomerania' },
  lubelskie: { en: 'Lublin', es: 'Lublin' },
  lubuskie: { en: 'Lubusz', es: 'Lubusz' },
  łódzkie: { en: 'Łódź', es: 'Łódź' },
  małopolskie: { en: 'Lesser Poland', es: 'Pequeña Polonia' },
  mazowieckie: { en: 'Masovian', es: 'Mazovia' },
  opolskie: { en: 'Opole', es: 'Opole' },
  podkarpackie: { en: 'Podkarpackie', es: 'Subcarpacia' },
  podlaskie: { en: 'Podlaskie', es: 'Podlaquia' },
  pomorskie: { en: 'Pomeranian', es: 'Pomerania' },
  śląskie: { en: 'Silesian', es: 'Silesia' },
  świętokrzyskie: { en: 'Świętokrzyskie', es: 'Santa Cruz' },
  'warmińsko-mazurskie': { en: 'Warmian-Masurian', es: 'Varmia y Masuria' },
  wielkopolskie: { en: 'Greater Poland', es: 'Gran Polonia' },
  zachodniopomorskie: { en: 'West Pomeranian', es: 'Pomerania Occidental' },
};
