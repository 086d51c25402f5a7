import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { mondayOf } from '@pinfold/contract/period';
import type { Schemas } from '../../client/schema.ts';
import { matchReview } from '../match-review.ts';
import { listAnswer, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { countFigures } from './count-figures.ts';

type Review = Schemas['Review'];
type Row = Schemas['ReviewFiguresRow'];

/** What the in-memory API answers about figures: weeks, counted from the reviews that it holds. */
export function reviewAnalyticsAnswers(data: TestData): TestAnswers {
  const timeZone = data.company.timezone;
  const dayOf = (review: Review) => localTime(new Date(review.created_at), timeZone).date;
  const matching = (body: unknown) => {
    const search = { deleted: false, ...(body as Schemas['ReviewSearch']) };
    return data.reviews.filter((review) => matchReview(review, search, timeZone));
  };
  return {
    analyseReviews: ({ body }) => {
      const reviews = matching(body);
      const days = reviews.map(dayOf).toSorted();
      const weeks = weeksBetween(days[0], days.at(-1));
      const answer: Schemas['ReviewAnalytics'] = {
        date_from: days[0] ?? null,
        date_to: days.at(-1) ?? null,
        unit: 'week',
        total: countFigures(reviews),
        previous: countFigures(reviews.slice(Math.ceil(reviews.length / 3))),
        series: weeks.map((date) => ({
          date,
          figures: countFigures(reviews.filter((review) => mondayOf(dayOf(review)) === date)),
        })),
      };
      return Response.json(answer);
    },
    analyseReviewsBy: ({ body, query }) => {
      const rows = rowsBy(query.get('dimension'), matching(body), data);
      return listAnswer(sorted(rows, query.get('order_by') ?? '-count'), query, 10);
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
      return Response.json({ results: results.toSorted((a, b) => b.count - a.count) });
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
