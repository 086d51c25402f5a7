import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { Sentiment } from '@pinfold/contract/features/reviews/review';
import { naiveSearch, type PlainReview } from './naive-search.ts';

/** A review as a test of analytics knows it. */
export interface AnalysedReview extends PlainReview {
  sentiment: Sentiment;
  replyUpdatedAt: Date | null;
  /** What is said of each category it is in, and the phrase that put it there. */
  tagged: readonly { tagId: number; sentiment: Sentiment; phrase: string | null }[];
}

/** What days are counted by. */
export interface NaiveDays {
  timezone: string;
  today: string;
}

/** A review and how it sounds where it is counted: as a whole, or of one category. */
export interface Sounding {
  review: AnalysedReview;
  sentiment: Sentiment;
}

/** Which reviews a search counts: those of the inbox, deleted ones when they are asked for, none of days to come. */
export function naiveCounted(
  reviews: readonly AnalysedReview[],
  search: ReviewSearch,
  { timezone, today }: NaiveDays,
): AnalysedReview[] {
  const { tags, tags_handling, tags_sentiment, sentiment, ...rest } = search;
  const to = search.date_to && search.date_to < today ? search.date_to : today;
  const found = naiveSearch(reviews, { ...rest, deleted: rest.deleted ?? false, date_to: to }, timezone);
  const ids = new Set(found.map(({ id }) => id));
  return reviews.filter((review) => {
    const speaksSo = review.tagged.filter(
      (tag) => !tags_sentiment?.length || tags_sentiment.includes(tag.sentiment),
    );
    const holds = (tag: number) => speaksSo.some(({ tagId }) => tagId === tag);
    const isTagged =
      !tags?.length ||
      (tags_handling === 0 ? !tags.some(holds) : tags_handling === 2 ? tags.every(holds) : tags.some(holds));
    return ids.has(review.id) && isTagged && (!sentiment?.length || sentiment.includes(review.sentiment));
  });
}

/** The figures as sentences about reviews: no tallies, no sums of days, no SQL. */
export function naiveFigures(counted: readonly Sounding[]) {
  const reviews = counted.map(({ review }) => review);
  const answered = reviews.filter(({ replyStatus }) => ['published', 'outdated'].includes(replyStatus));
  const seconds = answered.map(({ createdAt, replyUpdatedAt }) =>
    Math.max(0, Math.floor(((replyUpdatedAt ?? createdAt).getTime() - createdAt.getTime()) / 1000)),
  );
  const sounding = (...wanted: Sentiment[]) =>
    counted.filter(({ sentiment }) => wanted.includes(sentiment)).length;
  const known = sounding('positive', 'neutral', 'negative', 'mixed');
  return {
    count: reviews.length,
    average_rating: mean(reviews.map(({ rating }) => rating)),
    ratings: [1, 2, 3, 4, 5].map((stars) => reviews.filter(({ rating }) => rating === stars).length),
    with_text: reviews.filter(({ comment }) => comment !== null).length,
    replied: answered.length,
    replied_share: reviews.length === 0 ? null : answered.length / reviews.length,
    reply_hours: hours(mean(seconds)),
    replied_within_day: seconds.filter((some) => some <= 24 * 60 * 60).length,
    positive: sounding('positive'),
    neutral: sounding('neutral'),
    negative: sounding('negative'),
    mixed: sounding('mixed'),
    unassigned: sounding('unassigned'),
    nss: known === 0 ? null : ((sounding('positive') - sounding('negative')) / known) * 100,
  };
}

/** Each step's first day and its days. */
export function naiveSteps(from: string, to: string, unit: 'day' | 'week' | 'month') {
  const steps: { date: string; days: string[] }[] = [];
  let name = '';
  for (let moment = Date.parse(from); moment <= Date.parse(to); moment += 86_400_000) {
    const date = new Date(moment);
    const day = date.toISOString().slice(0, 10);
    const monday = new Date(moment - ((date.getUTCDay() + 6) % 7) * 86_400_000).toISOString();
    const named = { day, week: monday, month: day.slice(0, 7) }[unit];
    if (named !== name) steps.push({ date: day, days: [] });
    steps.at(-1)?.days.push(day);
    name = named;
  }
  return steps;
}

export function localDay(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function hours(seconds: number | null): number | null {
  return seconds === null ? null : seconds / 3600;
}
