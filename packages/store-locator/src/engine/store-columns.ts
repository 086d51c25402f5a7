import type { CompiledHours, PublicStoreCard } from '../locator-source.ts';
import { foldText } from './fold-text.ts';
import { createHoursBook, type HoursBook } from './hours-book.ts';
import { spherePoint } from './sphere-point.ts';
import { createWordList, type WordList } from './word-list.ts';

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
