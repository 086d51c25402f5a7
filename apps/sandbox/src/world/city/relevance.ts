import { withoutAccents } from '../without-accents.ts';
import { findCategory } from '../catalogue/categories.ts';
import { readTable } from '../catalogue/read-table.ts';
import type { CityPlace } from './city-place.ts';

/** A search as the city understands it. */
export interface Terms {
  words: readonly { stem: string; topics: readonly string[] }[];
  /** What was found out already: many searches from other points ask for the same. */
  known: WeakMap<PlaceWords, number>;
}

/** The words of a place that searches are compared with. */
export interface PlaceWords {
  name: readonly string[];
  town: readonly string[];
  topics: ReadonlyMap<string, number>;
}

export function termsOf(keyword: string): Terms {
  const stems = foldWords(keyword).map(stemOf);
  return { words: stems.map((stem) => ({ stem, topics: topicsOf(stem) })), known: new WeakMap() };
}

/** Traits are topics in addition to those of its categories: a garden, dogs, speciality coffee. */
export function wordsOfPlace(place: CityPlace, traits: Iterable<readonly [string, number]> = []): PlaceWords {
  const topics = new Map<string, number>();
  const add = (topic: string, weight: number): void =>
    void topics.set(topic, Math.max(weight, topics.get(topic) ?? 0));
  for (const [index, name] of place.categories.entries()) {
    const share = index === 0 ? 1 : secondary;
    for (const [topic, weight] of topicsOfCategory(name)) add(topic, weight * share);
  }
  for (const [topic, weight] of traits) add(topic, weight);
  const category = findCategory(place.categories[0]);
  return {
    name: [...stemsOf(place.title), ...(category ? [...stemsOf(category.pl), ...stemsOf(category.en)] : [])],
    town: stemsOf(place.locality),
    topics,
  };
}

/** How relevant a place is for a search: 0 not at all, about 1 for a place of that kind, more if its name matches. */
export function relevanceOf(terms: Terms, place: PlaceWords): number {
  const known = terms.known.get(place);
  if (known !== undefined) return known;
  const relevance = compared(terms, place);
  terms.known.set(place, relevance);
  return relevance;
}

function compared({ words }: Terms, place: PlaceWords): number {
  if (words.length === 0) return 0;
  let sum = 0;
  let named = 0;
  for (const { stem, topics } of words) {
    const isNamed = place.name.some((word) => isSameStem(word, stem));
    if (isNamed) named += 1;
    let best = isNamed ? 1 : place.town.some((word) => isSameStem(word, stem)) ? inTown : 0;
    for (const topic of topics) best = Math.max(best, place.topics.get(topic) ?? 0);
    sum += best;
  }
  const relevance = sum / words.length;
  return named === words.length && words.length > 1 ? relevance + calledSo : relevance;
}

/** What an additional category counts beside the primary one. */
const secondary = 0.75;
const inTown = 0.8;
const calledSo = 0.35;

function stemsOf(text: string): string[] {
  return foldWords(text).map(stemOf);
}

/** What customers look for in places to eat and drink; stems of Polish, English and Spanish words. */
const stems = readTable(`
cafe | kawiar, caf, coffeesho
coffee | kaw, coff, espres, latt, cappuc, flat
speciality | special, przel, drip, alternat, palar, roast, ziarn
breakfast | sniad, breakf, brunch, desay
cake | cias, tort, sernik, szarl, dese, cake, pastel, slod, cukier
bread | piekar, chleb, bulk, pieczy, drozd, paczk, bake, brea, panad
icecream | lod, icecr, helad
lunch | lunc, obia, restaur, kuchn, bistr, jedze, comid
pizza | piz
tea | herb, tea, tee
bar | bar, pub, wino, wine, drink
garden | ogrod, taras, patio, terra, garde, outdo
dogs | pse, psa, pso, psi, dog, perr
vegan | wega, wege, vega
takeaway | wyno, takea, takeo, lleva
work | prac, laptop, wifi, cowork
kids | dzie, rodzi, kid, famil
catering | cater, impre, dostaw
`).map(([topic = '', list = '']) => ({ topic, stems: list.split(', ') }));

/** The topics of a search word; none for a name or a city. */
function topicsOf(stem: string): string[] {
  return stems
    .filter((row) =>
      row.stems.some((known) =>
        known.length <= stem.length ? stem.startsWith(known) : isLongEnough(stem, known),
      ),
    )
    .map(({ topic }) => topic);
}

/** How much a kind of business is about a topic, of 1. */
function topicsOfCategory(name: string): ReadonlyMap<string, number> {
  return byCategory.get(name) ?? new Map<string, number>();
}

function isLongEnough(stem: string, known: string): boolean {
  return stem.length >= 4 && isSameStem(stem, known);
}

const byCategory = new Map(
  readTable(`
cafe | cafe 1, coffee 0.95, cake 0.6, breakfast 0.5, takeaway 0.5, tea 0.5, work 0.4, speciality 0.25
coffee_shop | cafe 0.9, coffee 1, speciality 0.6, takeaway 0.6, work 0.4, cake 0.35
coffee_roasters | cafe 0.7, coffee 1, speciality 1, takeaway 0.4
bakery | bread 1, cake 0.6, breakfast 0.4, takeaway 0.7, coffee 0.25
pastry_shop | cake 1, cafe 0.45, coffee 0.4, takeaway 0.6, bread 0.4
ice_cream_shop | icecream 1, cake 0.35, takeaway 0.5, kids 0.4
tea_house | tea 1, cafe 0.55, cake 0.4
breakfast_restaurant | breakfast 1, cafe 0.55, coffee 0.5, lunch 0.5
restaurant | lunch 1, breakfast 0.3, bar 0.3
polish_restaurant | lunch 1, bar 0.2
italian_restaurant | lunch 0.9, pizza 0.7
pizza_restaurant | pizza 1, lunch 0.7, takeaway 0.6
vegan_restaurant | vegan 1, lunch 0.8
sandwich_shop | breakfast 0.5, lunch 0.5, takeaway 0.8
bar | bar 1, lunch 0.4
wine_bar | bar 1
caterer | catering 1, breakfast 0.5, lunch 0.6, cake 0.4, takeaway 0.5
`).map(([id = '', list = '']) => [
    `categories/gcid:${id}`,
    new Map(list.split(', ').map((entry) => [entry.split(' ')[0] ?? '', Number(entry.split(' ')[1])])),
  ]),
);

/** The words of a text, without diacritics, capitals and stop words. */
export function foldWords(text: string): string[] {
  return withoutAccents(text.toLowerCase())
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !silent.has(word));
}

/** A rough stem of a Polish word: kawiarnia, kawiarnie and kawiarni have the same. */
function stemOf(word: string): string {
  if (word.length >= 8) return word.slice(0, -3);
  if (word.length >= 6) return word.slice(0, -2);
  return word.length >= 4 ? word.slice(0, -1) : word;
}

/** Whether two stems may belong to one word: one begins with the other, and both are long enough. */
function isSameStem(one: string, other: string): boolean {
  if (one.length < 3 || other.length < 3) return one === other;
  return one.startsWith(other) || other.startsWith(one);
}

const silent = new Set(
  'a i w z ze we na do dla po pod u o od za przy the and in of for near me blisko mnie najlepsza najlepszy najlepsze dobra dobry dobre polecana best good y en con de la el cerca mi'.split(
    ' ',
  ),
);

/** Searches that differ in capitals and blanks alone are one. */
export function foldKeyword(keyword: string): string {
  return keyword.toLowerCase().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
