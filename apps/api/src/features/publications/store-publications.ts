import { sql, type SQL } from 'drizzle-orm';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import { rows, type Queryable } from '../../database/database.ts';
import { storeApart } from '../../database/store-apart.ts';
import type { Services } from '../../services.ts';
import { photoFile, postFile } from './publication-files.ts';
import type { FoundPhoto, FoundPost } from './publication-from-google.ts';

export interface StoredPublications {
  hasChanged: boolean;
  /** Photos whose file is still to be fetched. */
  photos: { id: number; googleName: string }[];
  posts: { id: number; googleName: string }[];
  /** Files of what is gone. */
  files: string[];
}

/**
 * Makes photos and posts of a location be those that were found, and takes away what is gone. Of a location that was
 * removed meanwhile it writes nothing.
 */
export async function storePublications(
  { log, now }: Pick<Services, 'log' | 'now'>,
  tx: Queryable,
  companyId: number,
  locationId: number,
  found: { photos: readonly FoundPhoto[]; posts: readonly FoundPost[] },
): Promise<StoredPublications> {
  const of = sql`company_id = ${companyId} and location_id = ${locationId}`;
  const [location] = await rows(
    tx,
    sql`select 1 from locations where company_id = ${companyId} and id = ${locationId} for key share`,
  );
  if (!location) return { hasChanged: false, photos: [], posts: [], files: [] };
  const own = await ownPhotosOf(tx, of, now());
  const photos = found.photos.filter(({ googleName }) => !own.deleted.has(googleName));
  const gonePhotos = await removeOthers(tx, sql`location_photos`, of, [
    ...photos,
    ...[...own.sent].map((googleName) => ({ googleName })),
  ]);
  const gonePosts = await removeOthers(
    tx,
    sql`location_posts`,
    sql`${of} and not ${isNewOrOurs(now())}`,
    found.posts,
  );
  const writtenPhotos = await storeApart(tx, photos, {
    log,
    nameOf: ({ googleName }) => googleName,
    store: (savepoint, some) => writePhotos(savepoint, companyId, locationId, some),
  });
  const writtenPosts = await storeApart(tx, found.posts, {
    log,
    nameOf: ({ googleName }) => googleName,
    store: (savepoint, some) => writePosts(savepoint, companyId, locationId, some),
  });
  const written = writtenPhotos.stored.length + writtenPosts.stored.length;
  return {
    hasChanged: written + gonePhotos.length + gonePosts.length > 0,
    photos: await lacking(
      tx,
      sql`select id::int8 as id, google_name from location_photos where ${of} and type is null`,
    ),
    posts: await lacking(
      tx,
      sql`select id::int8 as id, google_name from location_posts where ${of} and image is null`,
    ),
    files: [
      ...gonePhotos.map((id) => photoFile(companyId, id)),
      ...gonePosts.map((id) => postFile(companyId, id)),
    ],
  };
}

/** Google's lists lag behind what was just sent and deleted. */
const lagMilliseconds = 3_600_000;

/** Names of photos that were sent from here a moment ago, or deleted. */
async function ownPhotosOf(tx: Queryable, of: SQL, now: Date) {
  const since = new Date(now.getTime() - lagMilliseconds).toISOString();
  const found = await rows<{ google_name: string; is_sent: boolean }>(
    tx,
    sql`select google_name, upload_id is not null as is_sent from photo_batch_items
        where ${of} and google_name is not null and status = ${itemStatus.published} and sending_at > ${since}`,
  );
  const namesOf = (isSent: boolean) =>
    new Set(found.filter(({ is_sent }) => is_sent === isSent).map(({ google_name }) => google_name));
  const deleted = namesOf(false);
  return { sent: new Set([...namesOf(true)].filter((name) => !deleted.has(name))), deleted };
}

/** What is for the locator alone is nobody else's to list, and what was just published is not listed yet. */
const isNewOrOurs = (now: Date) => sql`exists (select from local_post_items i
  where i.company_id = location_posts.company_id and i.google_name = location_posts.google_name and i.status = 3
    and (i.google_name like 'locator/%' or i.published_at > ${new Date(now.getTime() - 3_600_000).toISOString()}))`;

async function removeOthers(
  tx: Queryable,
  table: SQL,
  of: SQL,
  found: readonly { googleName: string }[],
): Promise<number[]> {
  const names = JSON.stringify(found.map(({ googleName }) => googleName));
  const gone = await rows<{ id: number }>(
    tx,
    sql`delete from ${table} where ${of} and google_name not in (select json_array_elements_text(${names}::json)) returning id::int8 as id`,
  );
  return gone.map(({ id }) => id);
}

/** Returns a row for each that changed. */
function writePhotos(
  tx: Queryable,
  companyId: number,
  locationId: number,
  photos: readonly FoundPhoto[],
): Promise<unknown[]> {
  const given = JSON.stringify(photos);
  return rows(
    tx,
    sql`insert into location_photos as p (company_id, location_id, google_name, category, width, height, created_at)
        select ${companyId}::int8, ${locationId}::int8, "googleName", category, width, height, "createdAt"
        from json_to_recordset(${given}::json) as given (
          "googleName" text, category text, width int4, height int4, "createdAt" timestamptz)
        on conflict (company_id, google_name) do update set category = excluded.category
        where p.category <> excluded.category
        returning 1`,
  );
}

/** Writes posts as they are shown, by their names. Returns a row for each that changed. */
export function writePosts(
  tx: Queryable,
  companyId: number,
  locationId: number,
  posts: readonly FoundPost[],
): Promise<unknown[]> {
  const given = JSON.stringify(posts);
  const said = sql`title, text, starts_at, ends_at, recurrence, action, offer`;
  return rows(
    tx,
    sql`insert into location_posts as p (company_id, location_id, google_name, kind, published_at, ${said})
        select ${companyId}::int8, ${locationId}::int8, "googleName", kind, "publishedAt", title, text, "startsAt", "endsAt",
          nullif(recurrence, 'null'::jsonb), action, offer
        from json_to_recordset(${given}::json) as given (
          "googleName" text, kind text, title text, text text, "startsAt" timestamptz, "endsAt" timestamptz, recurrence jsonb, action jsonb,
          offer jsonb, "publishedAt" timestamptz)
        on conflict (company_id, google_name) do update set
          kind = excluded.kind, title = excluded.title, text = excluded.text, starts_at = excluded.starts_at,
          ends_at = excluded.ends_at, recurrence = excluded.recurrence, action = excluded.action, offer = excluded.offer
        where (p.kind, p.title, p.text, p.starts_at, p.ends_at, p.recurrence, p.action, p.offer) is distinct from
          (excluded.kind, excluded.title, excluded.text, excluded.starts_at, excluded.ends_at, excluded.recurrence,
            excluded.action, excluded.offer)
        returning 1`,
  );
}

async function lacking(tx: Queryable, query: SQL): Promise<{ id: number; googleName: string }[]> {
  const found = await rows<{ id: number; google_name: string }>(tx, query);
  return found.map(({ id, google_name }) => ({ id, googleName: google_name }));
}
