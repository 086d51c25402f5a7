import { sql } from 'drizzle-orm';
import {
  firstDate,
  nextOccurrences,
  type Occurrence,
} from '@pinfold/contract/features/publications/recurrence';
import { wallTimeAt } from '@pinfold/contract/features/publications/wall-time';
import type { Language } from '@pinfold/contract/languages';
import { rows, type Queryable } from '../../../../database/database.ts';
import type { PostId } from '../items/item-lifecycle.ts';
import { postColumns, type PostRow, type StoredPost, writtenOf } from '../post-access.ts';

/** A series with what planning its dates takes. */
export interface SeriesRow extends PostRow {
  companyId: number;
  companyZone: string;
  locationIds: number[];
  groupIds: number[];
  language: Language;
}

/** Locks a series until the transaction ends; undefined when it is none any more. */
export async function lockSeries(
  tx: Queryable,
  { companyId, postId }: PostId,
): Promise<SeriesRow | undefined> {
  const [series] = await rows<SeriesRow>(
    tx,
    sql`select ${postColumns}, p.company_id::int8 as "companyId", c.timezone as "companyZone",
          s.location_ids as "locationIds", s.group_ids as "groupIds", s.language
        from local_posts p
        join companies c on c.id = p.company_id
        join post_series s on s.company_id = p.company_id and s.post_id = p.id
        where p.company_id = ${companyId} and p.id = ${postId} and p.status = 'repeating'
        for update of p`,
  );
  return series;
}

/**
 * What is written of a series, moved along to the first of its dates that is sent later than now by the company's clocks;
 * undefined once there is none. Skipped dates that are over are forgotten.
 */
export function movedAlong(
  row: PostRow,
  { companyZone, now }: { companyZone: string; now: Date },
): StoredPost | undefined {
  const post = writtenOf(row);
  const clock = wallTimeAt(now, companyZone);
  const { recurrence } = post;
  if (!recurrence || post.planned_at === null || post.planned_at > clock) return post;
  const next = nextAfter(post, clock);
  if (!next) return undefined;
  const skip = recurrence.skip.filter((date) => date >= next.on);
  return { ...movedTo(post, next), recurrence: { ...recurrence, skip } };
}

/** A post as it is on one of its dates; it repeats as before. */
export function movedTo(post: StoredPost, { planned_at, start, end }: Occurrence): StoredPost {
  return { ...post, planned_at, start, end };
}

/** The first date that is sent after a moment of the wall. */
function nextAfter(post: StoredPost, clock: string): Occurrence | undefined {
  // Between the announcement of a date and the date itself there may be weeks: it is the former that counts.
  let from = firstDate(post) ?? '';
  for (;;) {
    const some = nextOccurrences(post, from, 100);
    const next = some.find(({ planned_at: plannedAt }) => plannedAt !== null && plannedAt > clock);
    const last = some.at(-1);
    if (next || !last || some.length < 100) return next;
    from = last.on;
  }
}

/** Writes a series as it was moved along. Its version stays: nobody has changed it. */
export async function storeMoved(
  tx: Queryable,
  { companyId, id }: SeriesRow,
  post: StoredPost,
): Promise<void> {
  await tx.execute(
    sql`update local_posts set start = ${post.start}, "end" = ${post.end}, planned_at = ${post.planned_at},
          recurrence = ${JSON.stringify(post.recurrence)}::jsonb
        where company_id = ${companyId} and id = ${id}`,
  );
}

/** Locks the series that a post is a date of, before the post itself: planners lock in this order. */
export async function lockSeriesOf(tx: Queryable, { companyId, postId }: PostId): Promise<void> {
  await tx.execute(
    sql`select from local_posts s where s.company_id = ${companyId} and s.id = (
          select p.series_id from local_posts p where p.company_id = ${companyId} and p.id = ${postId})
        for no key update`,
  );
}

/** Leaves a date out of a series that goes on. The caller has locked it. */
export async function skipDate(tx: Queryable, { companyId, postId }: PostId, on: string): Promise<void> {
  await tx.execute(
    sql`update local_posts
        set recurrence = jsonb_set(recurrence, '{skip}', (recurrence->'skip') || to_jsonb(${on}::text)), version = version + 1
        where company_id = ${companyId} and id = ${postId} and status = 'repeating'
          and not recurrence->'skip' ? ${on}`,
  );
}
