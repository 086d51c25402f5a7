import { boundsOf, longitudeNear } from '@pinfold/contract/geo';
import type { Language } from '@pinfold/contract/languages';
import { foldText } from './engine/fold-text.ts';
import type { LocatorEngine, Position, StoreQuery, StoreResult } from './engine/locator-engine.ts';
import type { LocatorPlace, LocatorSource } from './locator-source.ts';
import type { SearchOrigin, StoreLocatorState, StoreSuggestion } from './store-locator-state.ts';

export { loadPage, pageToFetch } from './page-loader.ts';
export { createLateEngine } from './engine/late-engine.ts';

/** A town with stores, how many match, and the mean of their coordinates. */
interface KnownTown {
  label: string;
  count: number;
  middle: Position | null;
}

interface Suggested {
  /** Rows of the stores that match the text. */
  rows: Int32Array;
  suggestions: readonly StoreSuggestion[];
}

/** Only the first so many matching stores are searched for towns. */
const lookedAt = 400;

const mostTowns = 3;

const mostStores = 5;

/** Returns suggestions for a text: up to 3 towns that start with it, up to 5 matching stores, then places from the API. */
export function storeSuggestions({
  engine,
  query,
  result,
  places,
}: {
  engine: LocatorEngine;
  query: StoreQuery;
  result: StoreResult;
  places: readonly LocatorPlace[];
}): Suggested {
  const { text = '' } = query;
  const rows = rowsOf(engine, query, result);
  const towns = townsLike(engine, rows, text)
    .slice(0, mostTowns)
    .map(({ label, count }): StoreSuggestion => ({ kind: 'town', label, count }));
  const stores = Array.from(rows.subarray(0, mostStores), (row): StoreSuggestion => {
    const { id, name, street, city } = engine.cardAt(row);
    return { kind: 'store', id, label: name, description: [street, city].filter(Boolean).join(', ') };
  });
  const far = places
    .filter(({ name }) => !towns.some(({ label }) => label === name))
    .map((place): StoreSuggestion => {
      const { name: label, description } = place;
      return { kind: 'place', label, description, place };
    });
  return { rows, suggestions: [...towns, ...stores, ...far] };
}

/** Reuses the result unless filters, hours, distance or the map narrowed it, or it was a guess. */
function rowsOf(engine: LocatorEngine, query: StoreQuery, result: StoreResult): Int32Array {
  const { text, now, isOpenNow, filters, bounds, withinKm } = query;
  const isNarrowed = isOpenNow || filters?.length || bounds || withinKm;
  return isNarrowed || result.isGuess ? engine.search({ text, now }).rows : result.rows;
}

/** Returns where a town or a place is; null for a town whose stores have no coordinates. */
export function positionOf(
  suggestion: Exclude<StoreSuggestion, { kind: 'store' }>,
  engine: LocatorEngine,
  rows: Int32Array,
): Position | null {
  if (suggestion.kind === 'town') return townsLike(engine, rows, suggestion.label)[0]?.middle ?? null;
  const { latitude, longitude } = suggestion.place;
  return { latitude, longitude };
}

/**
 * Returns the suggestion that Enter takes: a town, the only matching store, or a place if no store matches; undefined if
 * nothing is clear.
 */
export function likeliestOf(
  suggestions: readonly StoreSuggestion[],
  { length }: Int32Array,
): StoreSuggestion | undefined {
  const likeliest = suggestions.find(({ kind }) => kind !== 'store' || length === 1);
  return likeliest?.kind === 'place' && length > 0 ? undefined : likeliest;
}

/** Returns towns whose name starts with the text, those with most stores first. */
function townsLike(engine: LocatorEngine, rows: Int32Array, text: string): KnownTown[] {
  const towns = new Map<string, { label: string; count: number; located: Position[] }>();
  const beginning = foldText(text).trim();
  for (const row of rows.subarray(0, lookedAt)) {
    const { city, latitude, longitude } = engine.cardAt(row);
    if (!foldText(city).trim().startsWith(beginning)) continue;
    const town = towns.get(city) ?? { label: city, count: 0, located: [] };
    town.count += 1;
    if (latitude !== null && longitude !== null) town.located.push({ latitude, longitude });
    towns.set(city, town);
  }
  return [...towns.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ label, count, located }) => ({ label, count, middle: middleOf(located) }));
}

function middleOf(positions: readonly Position[]): Position | null {
  const bounds = boundsOf(positions);
  if (!bounds) return null;
  const [, west, , east] = bounds;
  const mean = (of: (position: Position) => number) =>
    positions.reduce((sum, position) => sum + of(position), 0) / positions.length;
  const longitude = mean((position) => longitudeNear(position.longitude, (west + east) / 2));
  return { latitude: mean(({ latitude }) => latitude), longitude: longitudeNear(longitude, 0) };
}

/**
 * Looks up towns and streets whose name starts with a text, 250 ms after the call so that typing does not send a request for
 * each letter. A failed lookup reports no places. Returns a function that cancels it.
 */
export function lookUpPlaces(
  source: LocatorSource,
  text: string,
  language: Language,
  onFound: (places: LocatorPlace[]) => void,
): () => void {
  const request = new AbortController();
  const timer = setTimeout(() => {
    const settle = (places: LocatorPlace[]) => !request.signal.aborted && onFound(places);
    source.places(text, language, request.signal).then(settle, () => settle([]));
  }, rest);
  return () => {
    clearTimeout(timer);
    request.abort();
  };
}

/** Milliseconds. */
const rest = 250;

/** Asks the browser for the device's position, for 10 seconds at most; the browser asks the visitor. */
export function locateVisitor(
  onFound: (origin: SearchOrigin) => void,
  onState: (locating: StoreLocatorState['locating']) => void,
): void {
  // Missing on pages without HTTPS, which the types do not know.
  if (!('geolocation' in navigator)) return onState('unavailable');
  onState('asking');
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => {
      onFound({ kind: 'visitor', label: '', latitude, longitude });
      onState('idle');
    },
    ({ code }) => onState(code === permissionDenied ? 'denied' : 'unavailable'),
    { timeout: 10_000, maximumAge: 300_000 },
  );
}

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const permissionDenied = 1;
