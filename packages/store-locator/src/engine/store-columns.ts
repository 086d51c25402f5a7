import { isOpen } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { CompiledHours, PublicStoreCard } from '../locator-source.ts';
import { foldText } from './fold-text.ts';

/** The stores that are known, and what is asked of all of them in columns: entry n of each is row n. */
export interface StoreColumns {
  readonly stores: PublicStoreCard[];
  readonly rowOf: Map<number, number>;
  readonly names: WordList;
  readonly cities: WordList;
  readonly hours: HoursBook;
  /** Streets and postal codes, folded, as far as `fold` has come. */
  readonly places: string[];
  /** NaN where a store has no coordinates. */
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
  /** Takes in what an answer brings; a store that is here already stays as it is. */
  add(answer: { hours: CompiledHours[]; zones: string[] }, stores: readonly PublicStoreCard[]): void;
  /** Folds the texts of what is new: nobody looks into them before the list is there. */
  fold(): void;
}

/** Columns with room for so many stores, and not for more. */
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
        // People write a postal code with its hyphen or space, or without.
        columns.places.push(foldText(`${street} ${code} ${code.replace(/\W/g, '')}`));
    },
  };
  return columns;
}

/** Different words of a column, such as towns: what is asked of each is asked once, not for every store. */
interface WordList {
  readonly words: string[];
  /** The same, folded, as far as `fold` has come. */
  readonly folded: string[];
  /** Rows that have each. */
  readonly counts: number[];
  /** The number of a word that one more row has. */
  count(word: string): number;
  /** Folds the words that are new. */
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

/** Different hours of all stores: a chain of thousands has some dozens, and only those are asked whether they are open. */
interface HoursBook {
  /** Reads places in the lists of an answer as numbers of this book; 0 where no hours are known. */
  reader(
    hours: readonly CompiledHours[],
    zones: readonly string[],
  ): (store: { hours: number; zone: number }) => number;
  at(number: number): ZonedHours | null;
  /** 1 for what is open, by number. */
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

/** A place as a point on a sphere of radius 1: its distances are two subtractions away, without an angle. */
type SpherePoint = readonly [x: number, y: number, z: number];

export function spherePoint(latitude: number, longitude: number): SpherePoint {
  const [north, east] = [latitude * radian, longitude * radian];
  return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
}

const radian = Math.PI / 180;
