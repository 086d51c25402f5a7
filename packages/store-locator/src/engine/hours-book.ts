import { isOpen } from '@pinfold/contract/features/store-locator/hours/open-state';
import type { CompiledHours } from '../locator-source.ts';

export interface ZonedHours {
  hours: CompiledHours;
  zone: string;
}

/** Different hours of all stores: a chain of thousands has some dozens, and only those are asked whether they are open. */
export interface HoursBook {
  /** Reads places in the lists of an answer as numbers of this book; 0 where no hours are known. */
  reader(
    hours: readonly CompiledHours[],
    zones: readonly string[],
  ): (store: { hours: number; zone: number }) => number;
  at(number: number): ZonedHours | null;
  /** 1 for what is open, by number. */
  openAt(now: Date): Uint8Array;
}

export function createHoursBook(): HoursBook {
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
