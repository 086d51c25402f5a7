import { sql, type SQL } from 'drizzle-orm';
import type { ReviewTally } from '@pinfold/contract/features/opinions/analytics/review-tally';
import { sentiments, type Sentiment } from '@pinfold/contract/features/opinions/sentiment';

/** A row of sums, as double precision: exact for these values, and read as a number by each driver. */
export type TallyColumns = Record<SummedColumn | Sentiment, number>;

/** Adds up rows that are already grouped by stars and sentiment. */
export const partSums: SQL = sql.join(
  ['count', 'with_text', 'replied', 'replied_within_day', 'reply_seconds'].map(
    (column) => sql`sum(c.${sql.identifier(column)}) as ${sql.identifier(column)}`,
  ),
  sql`, `,
);

/** One row a key of parts `p`. */
export const tallySums: SQL = sql.join(
  [
    ...['count', 'with_text', 'replied', 'replied_within_day', 'reply_seconds'].map((column) =>
      summed(column, sql`p.${sql.identifier(column)}`),
    ),
    ...[1, 2, 3, 4, 5].map((stars) =>
      summed(`stars_${stars}`, sql`p.count`, sql`p.rating = ${sql.raw(String(stars))}`),
    ),
    ...sentiments.map((sentiment) =>
      summed(sentiment, sql`p.count`, sql`p.sentiment = ${sql.raw(`'${sentiment}'`)}`),
    ),
  ],
  sql`, `,
);

export function toTally(row: TallyColumns): ReviewTally {
  const { count, replied, positive, neutral, negative, mixed, unassigned } = row;
  return {
    count,
    ratings: [row.stars_1, row.stars_2, row.stars_3, row.stars_4, row.stars_5],
    withText: row.with_text,
    replied,
    repliedWithinDay: row.replied_within_day,
    replySeconds: row.reply_seconds,
    positive,
    neutral,
    negative,
    mixed,
    unassigned,
  };
}

type SummedColumn =
  | 'count'
  | 'with_text'
  | 'replied'
  | 'replied_within_day'
  | 'reply_seconds'
  | `stars_${1 | 2 | 3 | 4 | 5}`;

function summed(name: string, value: SQL, condition?: SQL): SQL {
  const filter = condition ? sql` filter (where ${condition})` : sql``;
  return sql`coalesce(sum(${value})${filter}, 0)::float8 as ${sql.identifier(name)}`;
}
