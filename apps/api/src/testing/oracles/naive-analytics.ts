import { type PeriodComparison, stepUnits } from '@pinfold/contract/period';
import type { AnalyticsOrder } from '@pinfold/contract/features/opinions/analytics/figures';
import type { AnalyticsDimension } from '@pinfold/contract/features/reviews/analytics/review-analytics';
import type { Sentiment } from '@pinfold/contract/features/opinions/sentiment';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { naiveSearch, type PlainReview } from './naive-review-search.ts';

/** The expected response of the analytics of a search, or the problem's code. */
export function naiveAnalytics(
  seen: readonly AnalysedReview[],
  search: ReviewSearch,
  { unit, compare }: { unit: string | undefined; compare: PeriodComparison },
  place: NaiveDays,
) {
  if (isTurnedRound(search, place)) return 'period_invalid';
  const to = search.date_to ?? place.today;
  const counted = soundings(naiveCounted(seen, search, place), search);
  const from = search.date_from ?? counted.map((one) => dayOf(one, search, place)).toSorted()[0];
  const empty = { date_from: null, date_to: null, unit: unit ?? 'day', previous: null, series: [] };
  if (from === undefined) return { ...empty, total: naiveFigures([]) };
  const used = stepUnits.find(
    (one) => one === unit || (unit === undefined && naiveSteps(from, to, one).length <= 62),
  );
  const steps = naiveSteps(from, to, used ?? 'month');
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  const dayBefore = (days: number) =>
    new Date(Date.parse(from) - days * 86_400_000).toISOString().slice(0, 10);
  const earlier = {
    ...search,
    ...(compare === 'previous_year'
      ? { date_from: yearBefore(from), date_to: yearBefore(to) }
      : { date_from: dayBefore(length), date_to: dayBefore(1) }),
  };
  return {
    date_from: from,
    date_to: to,
    unit: used ?? 'month',
    total: naiveFigures(counted),
    previous:
      search.date_from && compare !== 'none'
        ? naiveFigures(soundings(naiveCounted(seen, earlier, place), search))
        : null,
    series: steps.map(({ date, days }) => ({
      date,
      figures: naiveFigures(counted.filter((one) => days.includes(dayOf(one, search, place)))),
    })),
  };
}

function yearBefore(day: string): string {
  const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return same.endsWith('-02-29') ? `${same.slice(0, 8)}28` : same;
}

/** A table of them. */
export function naiveTable(
  seen: readonly AnalysedReview[],
  search: ReviewSearch,
  asked: { dimension: AnalyticsDimension; order: AnalyticsOrder; categories: number },
  names: ReadonlyMap<string, readonly string[]>,
  place: NaiveDays,
) {
  if (isTurnedRound(search, place)) return 'period_invalid';
  const { dimension, order, categories } = asked;
  const counted = naiveCounted(seen, search, place);
  const groups = new Map<string | number, Sounding[]>();
  const put = (key: string | number, one: Sounding) => groups.set(key, [...(groups.get(key) ?? []), one]);
  if (dimension === 'category')
    for (const review of counted)
      for (const { tagId, sentiment } of review.tagged) put(tagId, { review, sentiment });
  else
    for (const one of soundings(counted, search))
      put(dimension === 'city' ? one.review.city : one.review.locationId, one);
  const rows = [...groups].map(([key, some]) => {
    const [name = String(key), detail = ''] = names.get(`${dimension} ${key}`) ?? [];
    return { id: typeof key === 'number' ? key : null, name, detail, figures: naiveFigures(some) };
  });
  const field = order.replace('-', '') as 'name' | 'count' | 'average_rating' | 'replied_share' | 'nss';
  const value = (row: (typeof rows)[number]) => (field === 'name' ? row.name : row.figures[field]);
  const sign = order.startsWith('-') ? -1 : 1;
  const results = rows.toSorted((a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === right || left === null || right === null)
      return Number(left === null) - Number(right === null) || byName(a.name, b.name);
    return (
      sign *
      (typeof left === 'string' || typeof right === 'string'
        ? byName(String(left), String(right))
        : left - right)
    );
  });
  // Of categories the most frequent are shown.
  const frequent = rows.toSorted((a, b) => b.figures.count - a.figures.count || byName(a.name, b.name));
  const shown = new Set(dimension === 'category' ? frequent.slice(0, categories) : rows);
  const count = shown.size;
  return { count, left_out: rows.length - count, results: results.filter((row) => shown.has(row)) };
}

/** The phrases of a category. */
export function naivePhrases(
  seen: readonly AnalysedReview[],
  search: ReviewSearch,
  category: number,
  place: NaiveDays,
) {
  if (isTurnedRound(search, place)) return 'period_invalid';
  const said = naiveCounted(seen, search, place).flatMap(({ tagged }) =>
    tagged.filter(({ tagId, phrase }) => tagId === category && phrase !== null),
  );
  const results = ['kawa', 'latte']
    .map((phrase) => {
      const ofIt = said.filter((tag) => tag.phrase === phrase);
      const sounding = (sentiment: string) => ofIt.filter((tag) => tag.sentiment === sentiment).length;
      return { phrase, count: ofIt.length, positive: sounding('positive'), negative: sounding('negative') };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return { results };
}

/** Uses the sentiment of the category if the search names one, otherwise that of the whole review. */
function soundings(counted: readonly AnalysedReview[], search: ReviewSearch): Sounding[] {
  const [tag, ...others] = search.tags_handling === 0 ? [] : new Set(search.tags);
  const isOne = tag !== undefined && others.length === 0;
  return counted.map((review) => {
    const said = review.tagged.find(({ tagId }) => tagId === tag);
    return { review, sentiment: isOne ? (said?.sentiment ?? 'unassigned') : review.sentiment };
  });
}

function dayOf({ review }: Sounding, search: ReviewSearch, { timezone }: NaiveDays): string {
  return localDay(search.date_type === 'edited' ? review.updatedAt : review.createdAt, timezone);
}

/** Names of this test begin alike only where accents do not decide. */
function byName(a: string, b: string): number {
  return a.localeCompare(b, 'pl', { sensitivity: 'base' });
}

function isTurnedRound({ date_from, date_to }: ReviewSearch, { today }: NaiveDays): boolean {
  return Boolean(date_from && date_from > (date_to ?? today));
}

/** A review as a test of analytics knows it. */
export interface AnalysedReview extends PlainReview {
  sentiment: Sentiment;
  replyUpdatedAt: Date | null;
  /** The sentiment in each of the review's categories, and the phrase that assigned it. */
  tagged: readonly { tagId: number; sentiment: Sentiment; phrase: string | null }[];
}

/** What figures need of an opinion of any channel. */
type CountedReview = Pick<
  AnalysedReview,
  'rating' | 'comment' | 'replyStatus' | 'createdAt' | 'replyUpdatedAt'
>;

/** What days are counted by. */
interface NaiveDays {
  timezone: string;
  today: string;
}

/** A review and how it sounds where it is counted: as a whole, or of one category. */
interface Sounding<Review = AnalysedReview> {
  review: Review;
  sentiment: Sentiment;
}

/** Which reviews a search counts: those of the inbox, deleted ones when they are asked for, none of days to come. */
function naiveCounted(
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
export function naiveFigures(counted: readonly Sounding<CountedReview>[]) {
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
function naiveSteps(from: string, to: string, unit: 'day' | 'week' | 'month') {
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
