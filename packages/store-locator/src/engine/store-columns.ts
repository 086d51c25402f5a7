import { isOpen } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { CompiledHours, PublicStoreCard } from '../locator-source.ts';
import { foldText } from './fold-text.ts';

/** The loaded stores, with searched fields as columns: entry n of each column belongs to row n. */
export interface StoreColumns {
  readonly stores: PublicStoreCard[];
  readonly rowOf: Map<number, number>;
  readonly names: WordList;
  readonly cities: WordList;
  readonly hours: HoursBook;
  /** Folded streets and postal codes, up to the last `fold`. */
  readonly places: string[];
  /** NaN if a store has no coordinates. */
  readonly latitude: Float64Array;
  readonly longitude: Float64Array;
  /** On a sphere of radius 1. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly z: Float64Array;
  readonly nameNumbers: Int32Array;
  readonly cityNumbers: Int32Array;
  readonly hoursNumbers: Int32Array;
  readonly filters: Int32Array;
  readonly isClosed: Uint8Array;
  /** Adds the stores of a response; a store that is already there stays unchanged. */
  add(answer: { hours: CompiledHours[]; zones: string[] }, stores: readonly PublicStoreCard[]): void;
  /** Folds the texts of new stores; not done by `add`, because the first list needs no text search. */
  fold(): void;
}

/** Creates columns for at most `room` stores; `add` ignores further ones. */
export function createStoreColumns(room: number): StoreColumns {
  const columns: StoreColumns = {
    stores: [],
    rowOf: new Map(),
    names: createWordList(),
    cities: createWordList(),
    hours: createHoursBook(),
    places: [],
    latitude: new Float64Array(room),
    longitude: new Float64Array(room),
    x: new Float64Array(room),
    y: new Float64Array(room),
    z: new Float64Array(room),
    nameNumbers: new Int32Array(room),
    cityNumbers: new Int32Array(room),
    hoursNumbers: new Int32Array(room),
    filters: new Int32Array(room),
    isClosed: new Uint8Array(room),
    add({ hours, zones }, stores) {
      const { rowOf, latitude, longitude, x, y, z } = columns;
      const numberOf = columns.hours.reader(hours, zones);
      for (const store of stores) {
        const row = columns.stores.length;
        if (rowOf.has(store.id) || row === room) continue;
        columns.stores.push(store);
        rowOf.set(store.id, row);
        latitude[row] = store.latitude ?? Number.NaN;
        longitude[row] = store.longitude ?? Number.NaN;
        [x[row], y[row], z[row]] = spherePoint(latitude[row], longitude[row]);
        columns.nameNumbers[row] = columns.names.count(store.name);
        columns.cityNumbers[row] = columns.cities.count(store.city);
        columns.hoursNumbers[row] = numberOf(store);
        columns.filters[row] = store.filters;
        columns.isClosed[row] = Number(store.is_closed_for_now);
      }
    },
    fold() {
      columns.names.fold();
      columns.cities.fold();
      for (const { street, postal_code: code } of columns.stores.slice(columns.places.length))
        // A postal code is found with and without its hyphen or space.
        columns.places.push(foldText(`${street} ${code} ${code.replace(/\W/g, '')}`));
    },
  };
  return columns;
}

/** The different values of a column, such as towns, so that each is searched once and not for every store. */
interface WordList {
  readonly words: string[];
  /** Folded `words`, up to the last `fold`. */
  readonly folded: string[];
  /** Number of rows with each. */
  readonly counts: number[];
  /** Counts one more row with a word, and returns the word's number. */
  count(word: string): number;
  /** Folds new words. */
  fold(): void;
}

function createWordList(): WordList {
  const numbers = new Map<string, number>();
  const list: WordList = {
    words: [],
    folded: [],
    counts: [],
    count(word) {
      const number = numbers.get(word) ?? list.words.push(word) - 1;
      numbers.set(word, number);
      list.counts[number] = (list.counts[number] ?? 0) + 1;
      return number;
    },
    fold() {
      for (const word of list.words.slice(list.folded.length)) list.folded.push(foldText(word));
    },
  };
  return list;
}

interface ZonedHours {
  hours: CompiledHours;
  zone: string;
}

/** The different opening hours of all stores: thousands of stores share a few dozen, of which each is tested once. */
interface HoursBook {
  /** Returns a function from a store's indices in its response to a number in this book; 0 if its hours are unknown. */
  reader(
    hours: readonly CompiledHours[],
    zones: readonly string[],
  ): (store: { hours: number; zone: number }) => number;
  at(number: number): ZonedHours | null;
  /** Returns 1 for hours that are open at a moment, by number; kept for the minute. */
  openAt(now: Date): Uint8Array;
}

function createHoursBook(): HoursBook {
  const entries: (ZonedHours | null)[] = [null];
  const numbers = new Map<string, number>();
  let open = new Uint8Array();
  let minute = -1;

  function numberOf(hours: CompiledHours, zone: string): number {
    const key = JSON.stringify([hours.week, hours.dates, zone]);
    const number = numbers.get(key) ?? entries.push({ hours, zone }) - 1;
    numbers.set(key, number);
    return number;
  }

  return {
    reader(hours, zones) {
      const known = new Map<number, number>();
      return (store) => {
        const own = hours[store.hours];
        if (!own) return 0;
        const place = store.hours * zones.length + store.zone;
        const number = known.get(place) ?? numberOf(own, zones[store.zone] ?? '');
        known.set(place, number);
        return number;
      };
    },
    at: (number) => entries[number] ?? null,
    openAt(now) {
      const asked = Math.floor(now.getTime() / 60_000);
      if (asked !== minute || open.length !== entries.length) {
        open = Uint8Array.from(entries, (entry) =>
          Number(entry !== null && isOpen(entry.hours, entry.zone, now)),
        );
        minute = asked;
      }
      return open;
    },
  };
}

/** A point on a sphere of radius 1, whose distance to another is computed without trigonometry. */
type SpherePoint = readonly [x: number, y: number, z: number];

export function spherePoint(latitude: number, longitude: number): SpherePoint {
  const [north, east] = [latitude * radian, longitude * radian];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const radian = Math.PI / 180;
