import { withoutAccents } from '../without-accents.ts';
import { readTable } from '../catalogue/read-table.ts';
import type { StrangerPlace } from '../catalogue/strangers.ts';
import { between, chance, keyedRandom, pick, pickWeighted, type Random, seedOf } from '../random.ts';
import type { PolishTown } from '../polish-towns.ts';
import { type CityPlace, placeIdFrom } from './city-place.ts';

/** A business that no account manages, with its ratings and traits. */
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
  const random = keyedRandom(seed, `business ${key}`);
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

/** A branch of a well-known chain. */
export function drawKnownBusiness(seed: number, key: string, index: number, where: Where): Business {
  const random = keyedRandom(seed, `known ${key}`);
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
    phone: `+485${String(seedOf(key) % 100_000_000).padStart(8, '0')}`,
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
  return withoutAccents(text)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '');
}

/** Places that are on Maps by name, with reviews of their own. */
export function strangerBusiness(stranger: StrangerPlace): Business {
  const { categoryName, ...rest } = stranger;
  const draw = seedOf('stranger', stranger.placeId);
  return {
    place: { ...rest, categories: [categoryName], regionCode: 'PL', website: '', isServiceArea: false },
    rating: 4.2 + (draw % 6) / 10,
    reviewsCount: 60 + (draw % 240),
    traits: [],
  };
}

/** How businesses of a kind are called, `*` being a name of their own, and how common the kind is. */
interface BusinessKind {
  category: string;
  also: readonly string[];
  share: number;
  patterns: readonly string[];
  names: readonly string[];
}

const businessKinds: readonly BusinessKind[] = readTable(`
cafe | coffee_shop, breakfast_restaurant | 34 | Kawiarnia *, Cafe *, *, * Cafe, Kawiarnia * | Jutrzenka, Pod Kasztanem, Bursztynowa, Filiżanka, Trzy Łyżeczki, Mleczna Droga, Zaułek, Antresola, Kredens, Bujany Fotel, Poranek, Drugie Piętro, Pełny Kubek, Tramwaj, Zegarek, Młynek, Weranda, Pod Zegarem, Czytelnia, Między Wierszami, Cynamon, Wrzos, Pierwsza Zmiana, Stara Winda, Kalejdoskop, Jaskółka, Niedziela, Skwer, Ulubiona, Miła
coffee_shop | cafe | 12 | * Coffee, * Espresso Bar, Kawa *, * | Ziarenko, Druga Fala, Parzona, Dymek, Przelew, Czarna Godzina, Mała Czarna, Ristretto, Trzecia Zmiana, Kropla, Tamper, Pod Parą
coffee_roasters | cafe | 4 | Palarnia *, * Roasters | Bęben, Czarny Dąb, Wędrowiec, Kontur, Pod Wiatr, Etiopka
bakery | pastry_shop | 12 | Piekarnia *, * Piekarnia, Piekarnia * | Bochenek, Złoty Kłos, Stary Młyn, Żytnia, Chrupka, Zakwas, Czwarta Rano, Pod Piecem, Kajzerka, Rodzinna, Kromka, Pszeniczna
pastry_shop | cafe, bakery | 10 | Cukiernia *, Cukiernia *, Pracownia * | Bezowa, Migdał, Kremówka, Malina, Słodka Pauza, Makowiec, Karmelowa, Wanilia, Pod Orzechem, Szarlotka
breakfast_restaurant | cafe | 6 | *, Śniadaniownia * | Jajko na Miękko, Do Południa, Tost i Spółka, Ranny Ptaszek, Pierwszy Kęs, Szczypiorek
restaurant | polish_restaurant | 8 | Restauracja *, Bistro *, * | Śliwka, Pod Dębem, Lawenda, Kaszanka, Zielony Piec, Spiżarnia, Trzy Stoły, Estragon, Bażant, Ogródek
ice_cream_shop | pastry_shop | 5 | Lodziarnia *, Lody * | Polarna, Gałka, Śmietankowe, Zorza, Pingwin, Rożek
tea_house | cafe | 2 | Herbaciarnia * | Imbryk, Pod Jaśminem, Czajnik, Róża Wiatrów
pizza_restaurant | italian_restaurant | 4 | Pizzeria * | Bazylia, Piec i Drewno, Pomidor, Neapol, Oregano
caterer |  | 3 | Catering *, * Catering | Pudełko, Na Tacy, Smaczna Paczka, Pod Pokrywką
`).map(([category = '', also = '', share, patterns = '', names = '']) => ({
  category: gcid(category),
  also: list(also),
  share: Number(share),
  patterns: patterns.split(', '),
  names: names.split(', '),
}));

/** Well-known chains, with a branch in most cities and many reviews. */
const knownBrands: readonly Pick<BusinessKind & { title: string }, 'title' | 'category' | 'also'>[] =
  readTable(`
Cafe Wiatrak | cafe | coffee_shop, breakfast_restaurant
Czarna Filiżanka | coffee_shop | cafe, coffee_roasters
Słodki Kąt | pastry_shop | cafe
Piekarnia Dzień Dobry | bakery | cafe, breakfast_restaurant
Kawiarnia Pod Aniołem | cafe | pastry_shop, coffee_shop
`).map(([title = '', category = '', also = '']) => ({ title, category: gcid(category), also: list(also) }));

function list(names: string): string[] {
  return names === '' ? [] : names.split(', ').map(gcid);
}

function gcid(name: string): string {
  return `categories/gcid:${name}`;
}

/** Streets that most Polish towns have. */
const streets: readonly string[] = [
  'ul. Kościuszki',
  'ul. Mickiewicza',
  'ul. Sienkiewicza',
  'ul. Słowackiego',
  'ul. 3 Maja',
  'ul. 11 Listopada',
  'ul. Kopernika',
  'ul. Krótka',
  'ul. Szkolna',
  'ul. Ogrodowa',
  'ul. Kwiatowa',
  'ul. Lipowa',
  'ul. Dworcowa',
  'ul. Kolejowa',
  'ul. Rynkowa',
  'ul. Młyńska',
  'ul. Piekarska',
  'ul. Krakowska',
  'ul. Warszawska',
  'ul. Poznańska',
  'ul. Gdańska',
  'ul. Żeromskiego',
  'ul. Prusa',
  'ul. Reymonta',
  'ul. Konopnickiej',
  'ul. Matejki',
  'ul. Chopina',
  'ul. Moniuszki',
  'ul. Kilińskiego',
  'ul. Pułaskiego',
  'ul. Sobieskiego',
  'ul. Jagiellońska',
  'ul. Zamkowa',
  'ul. Kościelna',
  'ul. Wodna',
  'ul. Nadrzeczna',
  'ul. Parkowa',
  'ul. Polna',
  'ul. Słoneczna',
  'pl. Wolności',
  'pl. Kościuszki',
  'al. Niepodległości',
  'al. Wojska Polskiego',
  'Rynek',
];
