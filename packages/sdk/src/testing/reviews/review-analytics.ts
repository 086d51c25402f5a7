import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { netSentiment } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import { isAnswered } from '@pinfold/contract/features/opinions/reply';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import { mondayOf } from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import type { TestAnswers } from '../answers.ts';
import { pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';
import { matchReview } from './review-search.ts';

type Review = Schemas['Review'];
type Row = Schemas['ReviewFiguresRow'];

/** What the in-memory API returns about figures: weeks, counted from the reviews that it holds. */
export function reviewAnalyticsAnswers(data: TestData): TestAnswers {
  const timeZone = data.company.timezone;
  const dayOf = (review: Review) => localTime(new Date(review.created_at), timeZone).date;
  const matching = (search: Schemas['ReviewSearch']) =>
    data.reviews.filter((review) => matchReview(review, { deleted: false, ...search }, data));
  return {
    analyseReviews: ({ body, query }) => {
      const reviews = matching(body);
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
    },
    analyseReviewsBy: ({ body, query }) => {
      const dimension = query.get('dimension');
      const rows = rowsBy(dimension, matching(body), data);
      const limit = dimension === 'category' ? data.company.review_categories_display_limit : rows.length;
      const shown = sorted(rows, '-count').slice(0, limit);
      return {
        ...pageOf(sorted(shown, query.get('order_by') ?? '-count'), query, 10),
        left_out: rows.length - shown.length,
      };
    },
    analysePhrases: ({ body, query }) => {
      const category = Number(query.get('category'));
      const tags = matching(body).flatMap((review) => review.tags.filter(({ id }) => id === category));
      const phrases = [...new Set(tags.flatMap(({ phrase }) => phrase ?? []))];
      const results = phrases.map((phrase) => {
        const found = tags.filter((tag) => tag.phrase === phrase);
        const of = (sentiment: string) => found.filter((tag) => tag.sentiment === sentiment).length;
        return { phrase, count: found.length, positive: of('positive'), negative: of('negative') };
      });
      return { results: results.toSorted((a, b) => b.count - a.count) };
    },
  };
}

function rowsBy(dimension: string | null, reviews: readonly Review[], data: TestData): Row[] {
  const grouped = <Key>(keyOf: (review: Review) => Key): [Key, Review[]][] =>
    [...new Set(reviews.map(keyOf))].map((key) => [key, reviews.filter((one) => keyOf(one) === key)]);
  switch (dimension) {
    case 'location':
      return grouped(({ location }) => location.id).map(([id, own]) => ({
        id,
        name: own[0]?.location.name ?? '',
        detail: [own[0]?.location.address, own[0]?.location.city].join(', '),
        figures: countFigures(own),
      }));
    case 'city':
      return grouped(({ location }) => location.city).map(([name, own]) => ({
        id: null,
        name,
        detail: '',
        figures: countFigures(own),
      }));
    default:
      return data.tags.flatMap(({ id, name }) => {
        const own = reviews.filter(({ tags }) => tags.some((tag) => tag.id === id));
        const soundOf = ({ tags }: Review) => tags.find((tag) => tag.id === id)?.sentiment ?? 'unassigned';
        return own.length === 0 ? [] : [{ id, name, detail: '', figures: countFigures(own, soundOf) }];
      });
  }
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
  reviews: readonly Review[],
  soundOf: (review: Review) => Sentiment = ({ sentiment }) => sentiment,
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
    average_rating: mean(reviews.map(({ rating }) => rating)),
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
