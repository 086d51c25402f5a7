import { findCategory } from '../catalogue/categories.ts';
import type { CityPlace } from './city-place.ts';
import { foldWords, isSameStem, stemOf } from './fold-words.ts';
import { topicsOf, topicsOfCategory } from './topics.ts';

/** A search as the city understands it. */
export interface Terms {
  words: readonly { stem: string; topics: readonly string[] }[];
  /** What was found out already: many searches from other points ask for the same. */
  known: WeakMap<PlaceWords, number>;
}

/** What a place says about itself, in the words that searches are compared with. */
export interface PlaceWords {
  name: readonly string[];
  town: readonly string[];
  topics: ReadonlyMap<string, number>;
}

export function termsOf(keyword: string): Terms {
  const stems = foldWords(keyword).map(stemOf);
  return { words: stems.map((stem) => ({ stem, topics: topicsOf(stem) })), known: new WeakMap() };
}

/** Traits are topics of its own, beside those of its categories: a garden, dogs, speciality coffee. */
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

/** How well a place answers a search: 0 not at all, about 1 as its kind can, more when it is called so. */
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
