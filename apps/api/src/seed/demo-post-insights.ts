import { sql } from 'drizzle-orm';
import { addDays, weekdayOf } from '@pinfold/contract/features/listings/hours/calendar';
import { lastPostInsightDay } from '@pinfold/contract/features/publications/post-insights';
import { rows } from '../database/database.ts';
import { postInsights } from '../features/publications/insights/post-insights.table.ts';
import type { Services } from '../services.ts';

const firstDay = '2022-09-01';

/** The latest location has its first post when it opens. */
const openingDay = '2022-12-05';

/** Days of which Google never gave any figures. */
const unknownDays: ReadonlySet<string> = new Set(['2023-01-10', '2023-01-11']);

/** A location posts every second week, and people see its latest post. */
const daysOfPost = 14;

/** More people look for a café on Fridays and at weekends; from Monday on. */
const weekdayFactors = [0.8, 0.8, 0.9, 1, 1.3, 1.6, 1.4];

/** Rows of one INSERT: PostgreSQL takes 65,535 parameters. */
const batchSize = 5000;

type Row = typeof postInsights.$inferInsert;

/**
 * The archive of post statistics of a company, as if it had been read until Google ended them: September 2022 to
 * February 2023, the same on every run. Nothing else fills the archive.
 */
export async function seedPostInsights({ database }: Services, companyId: number): Promise<void> {
  const found = await rows<{ id: number }>(
    database.queries,
    sql`select id::int8 as id from locations where company_id = ${companyId} order by id`,
  );
  const archive = found.flatMap(({ id }, index) =>
    ofLocation({ companyId, locationId: id }, index, index === found.length - 1 ? openingDay : firstDay),
  );
  await database.queries.transaction(async (tx) => {
    for (let start = 0; start < archive.length; start += batchSize)
      await tx.insert(postInsights).values(archive.slice(start, start + batchSize));
  });
}

/** What its posts amounted to at one location, the n-th of the company. */
function ofLocation(ids: Pick<Row, 'companyId' | 'locationId'>, index: number, opened: string): Row[] {
  const archive: Row[] = [];
  const usual = 18 + 60 * chance(index, 0);
  for (let day = opened, age = 0; day <= lastPostInsightDay; day = addDays(day, 1), age += 1) {
    if (unknownDays.has(day)) continue;
    const post = Math.floor(age / daysOfPost) + 1;
    // Most people see a post in its first days.
    const freshness = 0.25 + 0.75 * 0.8 ** (age % daysOfPost);
    const weekday = weekdayFactors[weekdayOf(day)] ?? 1;
    const views = Math.round(usual * weekday * freshness * (0.7 + 0.6 * chance(index, age)));
    archive.push({
      ...ids,
      googleName: `accounts/archive/locations/${ids.locationId}/localPosts/${post}`,
      day,
      views,
      actionClicks: Math.floor(views * 0.09 * chance(age, index)),
    });
  }
  return archive;
}

/** A number from 0 to 1 that looks like chance and is the same in every run. */
function chance(one: number, other: number): number {
  const wave = Math.sin(12.9898 * (one + 1) + 78.233 * (other + 1)) * 43_758.5453;
  return wave - Math.floor(wave);
}
