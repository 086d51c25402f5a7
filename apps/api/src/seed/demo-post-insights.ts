import { lastPostInsightDay } from '@pinfold/contract/features/publications/post-insights';
import { postInsights } from '../features/publications/insights/post-insights.table.ts';
import type { Services } from '../services.ts';
import { type ArchivedDay, archivedDaysOf } from './archived-days.ts';

const days = {
  first: '2022-09-01',
  last: lastPostInsightDay,
  unknown: new Set(['2023-01-10', '2023-01-11']),
};

/** A location posts every second week, and people see its latest post. */
const daysOfPost = 14;

/** Rows of one INSERT: PostgreSQL takes 65,535 parameters. */
const batchSize = 5000;

type Row = typeof postInsights.$inferInsert;

/**
 * The archive of post statistics of a company, as if it had been read until Google ended them: September 2022 to
 * February 2023, the same on every run. Nothing else fills the archive.
 */
export async function seedPostInsights({ database }: Services, companyId: number): Promise<void> {
  const found = await archivedDaysOf(database.queries, companyId, days);
  const archive = found.map((day): Row => ({ companyId, ...seenPost(day) }));
  await database.queries.transaction(async (tx) => {
    for (let start = 0; start < archive.length; start += batchSize)
      await tx.insert(postInsights).values(archive.slice(start, start + batchSize));
  });
}

/** What the latest post of a location amounted to on a day. */
function seenPost({ locationId, day, age, factor, size, draw }: ArchivedDay) {
  const post = Math.floor(age / daysOfPost) + 1;
  // Most people see a post in its first days.
  const freshness = 0.25 + 0.75 * 0.8 ** (age % daysOfPost);
  const views = Math.round((18 + 60 * size) * factor * freshness * (0.7 + 0.6 * draw(0)));
  return {
    locationId,
    googleName: `accounts/archive/locations/${locationId}/localPosts/${post}`,
    day,
    views,
    actionClicks: Math.floor(views * 0.09 * draw(1)),
  };
}
