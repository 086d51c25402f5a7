import type { Place } from './place.ts';
import * as towns from './towns.ts';

/** Reads an address book: code | town | street | postal code | latitude | longitude | traffic | labels | note. */
export function readPlaces(table: string): Place[] {
  return table
    .trim()
    .split('\n')
    .map((line) => readPlace(line.split('|').map((cell) => cell.trim())));
}

function readPlace(cells: string[]): Place {
  const [
    code = '',
    townName = '',
    street = '',
    postalCode = '',
    latitude,
    longitude,
    traffic,
    labels = '',
    note = '',
  ] = cells;
  const town = TOWNS.get(townName);
  if (town === undefined) throw new Error(`The town of ${code} is not listed: ${townName}.`);
  const opened = /^opened (\d+) months ago$/.exec(note)?.[1];
  return {
    code,
    town,
    street,
    postalCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    traffic: Number(traffic),
    labels: labels === '' ? [] : labels.split(', '),
    ...(opened !== undefined && { openedMonthsAgo: Number(opened) }),
    ...((note === 'unverified' || note === 'closed for now') && { state: note }),
  };
}

const TOWNS = new Map(Object.values(towns).map((town) => [town.name, town]));
