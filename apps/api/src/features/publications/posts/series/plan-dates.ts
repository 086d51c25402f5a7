import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import type { Occurrence } from '@pinfold/contract/features/publications/recurrence';
import { wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import { rows, type Queryable } from '../../../../database/database.ts';
import type { Services } from '../../../../services.ts';
import { acceptPost } from '../accept/accept-post.ts';
import { placePost } from '../accept/validate-post.ts';
import type { PostId } from '../items/item-lifecycle.ts';
import type { StoredPost } from '../post-access.ts';
import { occurrencesSent } from './occurrences-sent.ts';
import { noteReached } from './post-series.queries.ts';
import { seriesLocations } from './series-locations.ts';
import { movedTo, type SeriesRow } from './series-row.ts';

/** So many days ahead the dates of a series are posts of their own. */
export const plannedAheadDays = 14;

/**
 * Makes planned posts of the dates of a series that come within the next days and are none yet. The caller has locked the
 * series, and of two planners the later one finds all done.
 *
 * @param post as it is written, moved along
 */
export async function planDates(
  tx: Queryable,
  services: Services,
  series: SeriesRow,
  post: StoredPost,
): Promise<void> {
  const { companyId, id: postId, companyZone } = series;
  const chosen = await seriesLocations(tx, series, series);
  const able = chosen.filter(({ reason }) => reason === null);
  await noteReached(
    tx,
    { companyId, postId },
    able.map(({ id }) => id),
  );
  if (series.carrier !== 'pinfold') return;
  const today = wallTimeAt(services.now(), companyZone).slice(0, 10);
  const until = addDays(today, plannedAheadDays);
  const planned = await datesOfSeries(tx, { companyId, postId });
  for (const occurrence of occurrencesSent(post, { from: today, to: until }))
    if (!planned.has(occurrence.on)) await planDate(tx, services, series, { post, occurrence });
}

/** Makes a planned post of one date, at the locations whose moment is still to come. Returns its id. */
export async function planDate(
  tx: Queryable,
  services: Services,
  series: SeriesRow,
  { post, occurrence, isOwn = false }: { post: StoredPost; occurrence: Occurrence; isOwn?: boolean },
): Promise<number | undefined> {
  const { companyId, companyZone, language } = series;
  const now = services.now();
  const dated: StoredPost = { ...movedTo(post, occurrence), recurrence: null };
  const chosen = await seriesLocations(tx, series, series);
  const able = chosen.filter(({ reason }) => reason === null);
  const placed = placePost(dated, able, { companyZone, language, now });
  const coming = placed.filter(({ plannedAt }) => plannedAt !== null && plannedAt > now);
  if (coming.length === 0) return undefined;
  const postId = await insertDate(tx, services, series, { dated, on: occurrence.on, isOwn });
  if (postId !== undefined) await acceptPost(tx, services, { companyId, postId }, coming);
  return postId;
}

/** Returns the id of the date's post; undefined where it has one. */
async function insertDate(
  tx: Queryable,
  { now }: Pick<Services, 'now'>,
  { companyId, id, authorId }: SeriesRow,
  { dated, on, isOwn }: { dated: StoredPost; on: string; isOwn: boolean },
): Promise<number | undefined> {
  const [inserted] = await rows<{ id: number }>(
    tx,
    sql`insert into local_posts (company_id, type, title, summary, start, "end", offer, action, upload_id, on_maps,
          in_locator, planned_at, planned_zone, status, request_id, author_id, created_at, series_id, occurrence_on, is_own)
        values (${companyId}, ${dated.type}, ${dated.title}, ${dated.summary}, ${dated.start}, ${dated.end},
          ${JSON.stringify(dated.offer)}::jsonb, ${dated.action && JSON.stringify(dated.action)}::jsonb, ${dated.upload_id},
          ${dated.visibility.maps}, ${dated.visibility.store_locator}, ${dated.planned_at}, ${dated.planned_zone},
          'planned', ${randomUUID()}::uuid, ${authorId}, ${now().toISOString()}, ${id}, ${on}, ${isOwn})
        on conflict (company_id, series_id, occurrence_on) do nothing
        returning id::int8 as id`,
  );
  return inserted?.id;
}

/** The dates of a series that are posts of their own, whatever has become of them. */
export async function datesOfSeries(tx: Queryable, { companyId, postId }: PostId): Promise<Set<string>> {
  const found = await rows<{ on: string }>(
    tx,
    sql`select occurrence_on::text as on from local_posts where company_id = ${companyId} and series_id = ${postId}`,
  );
  return new Set(found.map(({ on }) => on));
}
