import { sql } from 'drizzle-orm';
import { type Queryable, rows } from '../../database/database.ts';
import {
  appReviewRollups,
  appReviewTagRollups,
} from '../../features/app-reviews/analytics/app-analytics.table.ts';
import { appReviews, taggedAppReviews } from '../../features/app-reviews/app-reviews.table.ts';
import { companies } from '../../features/company/company.table.ts';
import { reviewRollups, reviewTagRollups } from '../../features/reviews/analytics/analytics.table.ts';
import { reviews, taggedReviews } from '../../features/reviews/reviews.table.ts';
import { localDay } from './naive-analytics.ts';

/** What is counted, and what has counted it; a place is a location or an app. */
const channels = {
  reviews: async (queries: Queryable) => ({
    opinions: (await queries.select().from(reviews)).map(atLocation),
    tags: await queries.select().from(taggedReviews),
    plain: (await queries.select().from(reviewRollups)).map(atLocation),
    tagged: (await queries.select().from(reviewTagRollups)).map(atLocation),
  }),
  appReviews: async (queries: Queryable) => ({
    opinions: (await queries.select().from(appReviews)).map(ofApp),
    tags: await queries.select().from(taggedAppReviews),
    plain: (await queries.select().from(appReviewRollups)).map(ofApp),
    tagged: (await queries.select().from(appReviewTagRollups)).map(ofApp),
  }),
};
type Channel = keyof typeof channels;

function atLocation<Row extends { locationId: number }>(row: Row) {
  return { ...row, placeId: row.locationId };
}

function ofApp<Row extends { appId: number }>(row: Row) {
  return { ...row, placeId: row.appId };
}

type Review = Pick<typeof reviews.$inferSelect, 'comment' | 'replyStatus' | 'createdAt' | 'replyUpdatedAt'>;

type Counts = [count: number, withText: number, replied: number, withinDay: number, seconds: number];

/** Both rollups as they are kept, each row as a line. */
export async function keptRollups(queries: Queryable, channel: Channel = 'reviews'): Promise<string[]> {
  const { plain, tagged } = await channels[channel](queries);
  const line = (key: unknown[], row: (typeof plain)[number]) =>
    lineOf(
      [row.companyId, ...key, row.placeId, row.day, row.rating, row.sentiment],
      [row.count, row.withText, row.replied, row.repliedWithinDay, row.replySeconds],
    );
  return [
    ...plain.map((row) => line([], row)),
    ...tagged.map((row) => line([`category ${row.tagId}`], row)),
  ].toSorted();
}

/** What they must be: every opinion counted from scratch, without SQL. */
export async function recountedRollups(queries: Queryable, channel: Channel = 'reviews'): Promise<string[]> {
  const zones = new Map(
    (await queries.select().from(companies)).map(({ id, timezone }) => [id, timezone] as const),
  );
  const { opinions, tags } = await channels[channel](queries);
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
  for (const review of opinions.filter(({ deleted }) => !deleted)) {
    const { companyId, id, placeId, rating } = review;
    const place = [placeId, localDay(review.createdAt, zones.get(companyId) ?? ''), rating];
    put([companyId, ...place, review.sentiment], countsOf(review));
    for (const tag of tags.filter((one) => one.companyId === companyId && one.reviewId === id))
      put([companyId, `category ${tag.tagId}`, ...place, tag.sentiment], countsOf(review));
  }
  return [...counts.values()].map(({ key, sums }) => lineOf(key, sums)).toSorted();
}

/** Recomputes all rollups in the database. */
export async function rebuildRollups(queries: Queryable): Promise<void> {
  await rows(
    queries,
    sql`select rebuild_review_rollups(id)::text, rebuild_app_review_rollups(id)::text from companies`,
  );
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
