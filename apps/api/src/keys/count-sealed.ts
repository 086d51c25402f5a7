import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { existingPlaces, keyNameIn } from './sealed-places.ts';

/** How many sealed texts a place has under a key. */
export interface SealedCount {
  /** The key's name, also of one that the installation does not have. */
  key: string;
  place: string;
  count: number;
}

/** Where texts are, as in `3 in google_accounts.sealed_refresh_token`. */
export function describeCounts(counts: readonly SealedCount[]): string {
  return counts.map(({ place, count }) => `${count} in ${place}`).join(', ');
}

/** Says in a line for each key that is missing which texts cannot be opened without it. */
export async function describeMissingKeys(queries: Queryable, keys: KeyRing): Promise<string[]> {
  const known = new Set(keys.current().map(({ name }) => name));
  const counts = (await countSealed(queries)).filter(({ key }) => !known.has(key));
  return [...Map.groupBy(counts, ({ key }) => key)].map(
    ([key, of]) =>
      `the key “${key}” is MISSING, without which these texts cannot be opened: ${describeCounts(of)}`,
  );
}

/** Counts all sealed texts, by key and place. */
export async function countSealed(queries: Queryable): Promise<SealedCount[]> {
  const counts: SealedCount[] = [];
  for (const place of await existingPlaces(queries)) {
    const found = await rows<{ key: string; count: number }>(
      queries,
      sql`select ${keyNameIn(place)} as key, count(*)::int8 as count
          from ${place.table} where ${place.where} group by 1 order by 1`,
    );
    for (const { key, count } of found) counts.push({ key, place: place.name, count });
  }
  return counts;
}
