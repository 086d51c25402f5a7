import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';
import type { KeyRing } from '../secrets/key-ring.ts';
import { keyNameOf, type Sealer } from '../secrets/sealer.ts';
import { existingPlaces, keyNameIn, type SealedPlace } from './sealed-places.ts';

/** What resealing a place came to. */
export interface ResealedPlace {
  place: string;
  resealed: number;
  /** Changed by others between reading and writing: theirs stands. */
  changed: number;
  /** Texts that do not open, by the name of their key: it is missing, or they are damaged. */
  unreadable: ReadonlyMap<string, number>;
}

export interface ResealServices {
  queries: Queryable;
  keys: KeyRing;
  sealer: Pick<Sealer, 'seal' | 'open'>;
}

/** Rows that are read at a time. */
const chunk = 200;

/**
 * Seals every stored text that is not under the newest key with that key. Each row is written by itself, and only where
 * its text is still the one that was read. So a run that is killed has lost nothing and the next one goes on where it
 * ended, two at a time share the work, and another one finds nothing to do.
 */
export async function reseal(services: ResealServices): Promise<ResealedPlace[]> {
  const done: ResealedPlace[] = [];
  for (const place of await existingPlaces(services.queries)) done.push(await resealPlace(services, place));
  return done;
}

type Place = Awaited<ReturnType<typeof existingPlaces>>[number];

async function resealPlace({ queries, keys, sealer }: ResealServices, place: Place): Promise<ResealedPlace> {
  const [newest] = keys.current();
  const unreadable = new Map<string, number>();
  const counts = { resealed: 0, changed: 0 };
  let found: SealedRow[] = [];
  do {
    found = await readChunk(queries, place, newest.name, found.at(-1));
    for (const row of found) {
      const sealed = resealed(sealer, place, row);
      if (sealed === undefined) {
        const key = keyNameOf(row.text);
        unreadable.set(key, (unreadable.get(key) ?? 0) + 1);
      } else if (await replaceText(queries, place, row, sealed)) counts.resealed += 1;
      else counts.changed += 1;
    }
  } while (found.length === chunk);
  return { place: place.name, ...counts, unreadable };
}

interface SealedRow {
  ids: string[];
  text: string;
}

/** The next rows, in the order of their ids, whose text is under another key. */
function readChunk(
  queries: Queryable,
  place: SealedPlace,
  newest: string,
  after: SealedRow | undefined,
): Promise<SealedRow[]> {
  const ids = sql.join([...place.ids], sql`, `);
  const isNext = after ? sql`(${ids}) > (${values(after)})` : sql`true`;
  const idTexts = sql.join(
    place.ids.map((id) => sql`${id}::text`),
    sql`, `,
  );
  return rows<SealedRow>(
    queries,
    sql`select array[${idTexts}] as ids, ${place.text} as text from ${place.table}
        where ${place.where} and ${keyNameIn(place)} <> ${newest} and ${isNext}
        order by ${ids} limit ${chunk}`,
  );
}

/** Undefined for a text that does not open. */
function resealed(sealer: ResealServices['sealer'], { purpose }: Place, { text }: SealedRow) {
  let plain: string;
  try {
    plain = sealer.open(purpose, text);
  } catch {
    return undefined;
  }
  return sealer.seal(purpose, plain);
}

/** Returns whether the text was still there to be replaced. */
async function replaceText(
  queries: Queryable,
  place: SealedPlace,
  row: SealedRow,
  sealed: string,
): Promise<boolean> {
  const ids = sql.join([...place.ids], sql`, `);
  const written = await rows(
    queries,
    sql`update ${place.table} set ${place.assign(sealed)}
        where ${place.where} and (${ids}) = (${values(row)}) and ${place.text} = ${row.text} returning 1`,
  );
  return written.length > 0;
}

function values({ ids }: SealedRow) {
  return sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
}
