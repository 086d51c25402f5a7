import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { netSentiment } from '@pinfold/contract/features/opinions/analytics/figures';
import { isAnswered } from '@pinfold/contract/features/opinions/reply';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import { mondayOf } from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import { pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';
import type { Opinion } from './review-search.ts';

type Row = Schemas['ReviewFiguresRow'];

/** What opinions amount to, in all and over time: weeks, counted from those that there are. */
export function analyse(
  reviews: readonly Opinion[],
  query: URLSearchParams,
  timeZone: string,
): Schemas['ReviewAnalytics'] {
  const dayOf = (review: Opinion) => localTime(new Date(review.created_at), timeZone).date;
  const days = reviews.map(dayOf).toSorted();
  const weeks = weeksBetween(days[0], days.at(-1));
  return {
    date_from: days[0] ?? null,
    date_to: days.at(-1) ?? null,
    unit: 'week',
    total: countFigures(reviews),
    previous:
      query.get('compare') === 'none' ? null : countFigures(reviews.slice(Math.ceil(reviews.length / 3))),
    series: weeks.map((date) => ({
      date,
      figures: countFigures(reviews.filter((review) => mondayOf(dayOf(review)) === date)),
    })),
  };
}

/** A page of rows; without a limit all of them are shown. */
export function pageOfFigures(
  rows: readonly Row[],
  query: URLSearchParams,
  limit: number = rows.length,
): Schemas['ReviewFiguresPage'] {
  const shown = sorted(rows, '-count').slice(0, limit);
  return {
    ...pageOf(sorted(shown, query.get('order_by') ?? '-count'), query, 10),
    left_out: rows.length - shown.length,
  };
}

/** Phrases of a category, most often first. */
export function phraseFigures(
  reviews: readonly Opinion[],
  query: URLSearchParams,
): Schemas['PhraseFiguresList'] {
  const category = Number(query.get('category'));
  const tags = reviews.flatMap((review) => review.tags.filter(({ id }) => id === category));
  const phrases = [...new Set(tags.flatMap(({ phrase }) => phrase ?? []))];
  const results = phrases.map((phrase) => {
    const found = tags.filter((tag) => tag.phrase === phrase);
    const of = (sentiment: string) => found.filter((tag) => tag.sentiment === sentiment).length;
    return { phrase, count: found.length, positive: of('positive'), negative: of('negative') };
  });
  return { results: results.toSorted((a, b) => b.count - a.count) };
}

/** A row for each that an opinion names; one that names none is in no row. */
export function rowsOf<One extends Opinion>(
  reviews: readonly One[],
  rowOf: (review: One) => Omit<Row, 'figures'> | undefined,
): Row[] {
  const groups = new Map<string, { row: Omit<Row, 'figures'>; own: One[] }>();
  for (const review of reviews) {
    const row = rowOf(review);
    if (!row) continue;
    const key = JSON.stringify(row);
    const group = groups.get(key) ?? { row, own: [] };
    group.own.push(review);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ row, own }) => ({ ...row, figures: countFigures(own) }));
}

/** A row for each category that an opinion is in. */
export function rowsByCategory(reviews: readonly Opinion[], { tags: categories }: TestData): Row[] {
  return categories.flatMap(({ id, name }) => {
    const own = reviews.filter(({ tags }) => tags.some((tag) => tag.id === id));
    const soundOf = ({ tags }: Opinion) => tags.find((tag) => tag.id === id)?.sentiment ?? 'unassigned';
    return own.length === 0 ? [] : [{ id, name, detail: '', figures: countFigures(own, soundOf) }];
  });
}

function sorted(rows: readonly Row[], order: string): Row[] {
  const sign = order.startsWith('-') ? -1 : 1;
  const name = order.replace('-', '') as 'name' | 'count' | 'average_rating' | 'replied_share' | 'nss';
  if (name === 'name') return rows.toSorted((a, b) => sign * (a.name < b.name ? -1 : 1));
  return rows.toSorted((a, b) => sign * ((a.figures[name] ?? -101) - (b.figures[name] ?? -101)));
}

function weeksBetween(first: string | undefined, last: string | undefined): string[] {
  if (!first || !last) return [];
  const weeks = [mondayOf(first)];
  for (let next = addDays(mondayOf(first), 7); next <= last; next = addDays(next, 7)) weeks.push(next);
  return weeks;
}

/** What some reviews amount to, counted one by one. */
function countFigures(
  reviews: readonly Opinion[],
  soundOf: (review: Opinion) => Sentiment = ({ sentiment }) => sentiment,
): Schemas['ReviewFigures'] {
  const count = reviews.length;
  const ofSound = (sentiment: Sentiment) => reviews.filter((one) => soundOf(one) === sentiment).length;
  const replied = reviews.filter(isAnswered);
  const hours = replied.map(
    ({ created_at, reply_update_time }) =>
      (Date.parse(reply_update_time ?? created_at) - Date.parse(created_at)) / 3_600_000,
  );
  const sounds = {
    positive: ofSound('positive'),
    neutral: ofSound('neutral'),
    negative: ofSound('negative'),
    mixed: ofSound('mixed'),
  };
  return {
    count,
    average_rating: mean(reviews.flatMap(({ rating }) => rating ?? [])),
    ratings: [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length),
    with_text: reviews.filter(({ comment }) => comment !== null).length,
    replied: replied.length,
    replied_share: count === 0 ? null : replied.length / count,
    reply_hours: mean(hours),
    replied_within_day: hours.filter((one) => one <= 24).length,
    ...sounds,
    unassigned: ofSound('unassigned'),
    nss: netSentiment(sounds) ?? null,
  };
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
