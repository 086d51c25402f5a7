import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../database/database.ts';
import { companies } from '../../features/company/company.table.ts';
import { reviewRollups, reviewTagRollups } from '../../features/reviews/analytics/analytics.table.ts';
import { reviews, taggedReviews } from '../../features/reviews/reviews.table.ts';
import { localDay } from './naive-analytics.ts';

type Review = typeof reviews.$inferSelect;

type Counts = [count: number, withText: number, replied: number, withinDay: number, seconds: number];

/** Both rollups as they are kept, each row as a line. */
export async function keptRollups(queries: Queryable): Promise<string[]> {
  const plain = await queries.select().from(reviewRollups);
  const tagged = await queries.select().from(reviewTagRollups);
  const line = (key: unknown[], row: (typeof plain)[number]) =>
    lineOf(
      [row.companyId, ...key, row.locationId, row.day, row.rating, row.sentiment],
      [row.count, row.withText, row.replied, row.repliedWithinDay, row.replySeconds],
    );
  return [
    ...plain.map((row) => line([], row)),
    ...tagged.map((row) => line([`category ${row.tagId}`], row)),
  ].toSorted();
}

/** What they must be: every review counted from scratch, without SQL. */
export async function recountedRollups(queries: Queryable): Promise<string[]> {
  const zones = new Map(
    (await queries.select().from(companies)).map(({ id, timezone }) => [id, timezone] as const),
  );
  const all = await queries.select().from(reviews);
  const tags = await queries.select().from(taggedReviews);
  const counts = new Map<string, { key: unknown[]; sums: Counts }>();
  const put = (key: unknown[], counted: Counts) => {
    const kept = counts.get(key.join('|'))?.sums ?? [0, 0, 0, 0, 0];
    const [count, withText, replied, withinDay, seconds] = kept;
    const [c, t, r, d, s] = counted;
    counts.set(key.join('|'), {
      key,
      sums: [count + c, withText + t, replied + r, withinDay + d, seconds + s],
    });
  };
  for (const review of all.filter(({ deleted }) => !deleted)) {
    const { companyId, id, locationId, rating } = review;
    const place = [locationId, localDay(review.createdAt, zones.get(companyId) ?? ''), rating];
    put([companyId, ...place, review.sentiment], countsOf(review));
    for (const tag of tags.filter((one) => one.companyId === companyId && one.reviewId === id))
      put([companyId, `category ${tag.tagId}`, ...place, tag.sentiment], countsOf(review));
  }
  return [...counts.values()].map(({ key, sums }) => lineOf(key, sums)).toSorted();
}

/** Recomputes both rollups in the database. */
export async function rebuildRollups(queries: Queryable): Promise<void> {
  await rows(queries, sql`select rebuild_review_rollups(id)::text from companies`);
}

function countsOf({ comment, replyStatus, createdAt, replyUpdatedAt }: Review): Counts {
  const text = comment === null ? 0 : 1;
  if (replyStatus !== 'published' && replyStatus !== 'outdated') return [1, text, 0, 0, 0];
  const milliseconds = (replyUpdatedAt ?? createdAt).getTime() - createdAt.getTime();
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return [1, text, 1, seconds <= 86_400 ? 1 : 0, seconds];
}

function lineOf(key: readonly unknown[], sums: Counts): string {
  return `${key.join(' ')}: ${sums.join(' ')}`;
}
