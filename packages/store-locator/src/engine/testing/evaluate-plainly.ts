import type { PublicStoreCard } from '../../locator-source.ts';
import type { Position, StoreQuery } from '../locator-engine.ts';
import { schedules } from './sample-stores.ts';

/** Slow, and plain enough to be right. */
export function evaluatePlainly(stores: readonly PublicStoreCard[], query: StoreQuery) {
  const has = (store: PublicStoreCard, filters: readonly number[]) =>
    filters.every((filter) => Math.floor(store.filters / 2 ** filter) % 2 === 1);
  const kept = stores.filter((store) => {
    const km = query.near ? kilometres(store, query.near) : 0;
    return (
      says(store, query.text ?? '') &&
      has(store, query.filters ?? []) &&
      (!query.near || query.withinKm === undefined || km <= query.withinKm) &&
      (!query.bounds || isWithin(store, query.bounds))
    );
  });
  const open = kept.filter((store) => isOpenPlainly(store, query.now));
  const found = query.isOpenNow ? open : kept;
  const [first] = stores;
  const origin = query.near ?? (first && first.latitude !== null ? placeOf(first) : undefined);
  const early = (store: PublicStoreCard) => (query.near ? -1 : stores.slice(0, 7).indexOf(store));
  const ordered = found.toSorted((a, b) => {
    if (early(a) !== -1 || early(b) !== -1)
      return (early(a) + 8) % 8 === 7 ? 1 : early(b) === -1 ? -1 : early(a) - early(b);
    const [far, other] = [a, b].map((one) => (origin ? kilometres(one, origin) : Infinity));
    return far === other ? 0 : (far ?? 0) - (other ?? 0);
  });
  return {
    ids: ordered.map(({ id }) => id),
    openCount: open.length,
    filterCounts: [0, 1, 2, 3].map((filter) => found.filter((store) => has(store, [filter])).length),
  };
}

function says(store: PublicStoreCard, text: string): boolean {
  const words = (said: string) =>
    ` ${said
      .toLowerCase()
      .replaceAll('ł', 'l')
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, ' ')}`;
  const { name, street, postal_code: code, city } = store;
  return text
    .split(' ')
    .filter((word) => word !== '')
    .every((word) =>
      [name, `${street} ${code} ${code.replace('-', '')}`, city].some((said) =>
        words(said).includes(words(word)),
      ),
    );
}

function isOpenPlainly(store: PublicStoreCard, at: Date): boolean {
  const local = at.getTime() + 3_600_000;
  const hours = schedules[store.hours];
  if (!hours || store.is_closed_for_now) return false;
  const minute = Math.floor(local / 60_000);
  return [0, 1].some((back) => {
    const day = Math.floor(minute / 1440) - back;
    const date = new Date(day * 86_400_000).toISOString().slice(0, 10);
    const weekday = (day + 3) % 7;
    const ranges = new Map(hours.dates).get(date) ?? hours.week.map((one) => one - weekday * 1440);
    return ranges.some(
      (start, place) =>
        place % 2 === 0 &&
        start >= 0 &&
        start < 1440 &&
        start <= minute - day * 1440 &&
        minute - day * 1440 < (ranges[place + 1] ?? 0),
    );
  });
}

function kilometres(store: PublicStoreCard, from: Position): number {
  if (store.latitude === null || store.longitude === null) return Infinity;
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(store.latitude - from.latitude) / 2) ** 2;
  const east = Math.sin(radians(store.longitude - from.longitude) / 2) ** 2;
  const both = Math.cos(radians(store.latitude)) * Math.cos(radians(from.latitude));
  return 12_742 * Math.asin(Math.sqrt(Math.min(1, north + both * east)));
}

function isWithin(
  store: PublicStoreCard,
  [south, west, north, east]: readonly [number, number, number, number],
) {
  if (store.latitude === null || store.longitude === null) return false;
  const { latitude, longitude } = store;
  const isAcross = [-720, -360, 0, 360, 720].some(
    (turn) => longitude + turn >= west && longitude + turn <= east,
  );
  return latitude >= south && latitude <= north && isAcross;
}

function placeOf({ latitude, longitude }: PublicStoreCard): Position | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}
