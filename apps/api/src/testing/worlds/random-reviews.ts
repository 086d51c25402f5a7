import fc from 'fast-check';
import { replyStatuses } from '@pinfold/contract/features/opinions/reply';
import { reviewDateTypes, reviewOrders } from '@pinfold/contract/features/opinions/opinion';
import { sentiments } from '@pinfold/contract/features/opinions/sentiment';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import type { Queryable } from '../../database/database.ts';
import { reviews, taggedReviews } from '../../features/reviews/reviews.table.ts';
import type { AnalysedReview } from '../oracles/naive-analytics.ts';
import type { PlainReview } from '../oracles/naive-review-search.ts';

/** The ids and cities that random reviews and searches draw from. */
export interface Vocabulary {
  locations: readonly { id: number; city: string; groupIds: number[] }[];
  tagIds: readonly number[];
  groupIds: readonly number[];
}

/** Words with accents, capitals and all characters that are special in LIKE patterns and array literals. */
const words = [
  'Łódź',
  'ŻÓŁĆ',
  'kawa',
  'Kawę',
  'Café',
  '100%',
  'a_b',
  String.raw`c:\x`,
  'Straße',
  '"x"',
  "l'été",
  '{,}',
];

/** Midnights in Warsaw, those of both clock changes among them, and moments just beside them. */
const moments = [
  '2026-03-28T23:00:00Z',
  '2026-03-29T22:00:00Z',
  '2026-10-24T22:00:00Z',
  '2026-10-25T23:00:00Z',
  '2026-06-14T22:00:00Z',
].flatMap((moment) => [-1, 0, 1].map((milliseconds) => new Date(Date.parse(moment) + milliseconds)));

const days = [
  '2026-03-28',
  '2026-03-29',
  '2026-03-30',
  '2026-06-15',
  '2026-10-24',
  '2026-10-25',
  '2026-10-26',
];

const text = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
  .map((chosen) => chosen.join(' '));

export function randomReview({ locations, tagIds }: Vocabulary): fc.Arbitrary<Omit<PlainReview, 'id'>> {
  return fc
    .record({
      location: fc.constantFrom(...locations),
      tagIds: fc.subarray([...tagIds]),
      tagSentiment: fc.constantFrom(...sentiments),
      sentiment: fc.constantFrom(...sentiments),
      rating: fc.integer({ min: 1, max: 5 }),
      comment: fc.option(text),
      authorName: fc.constantFrom('Łucja Ż.', 'Jan K.', 'Zoë'),
      createdAt: fc.constantFrom(...moments),
      editedAfter: fc.constantFrom(0, 0, 1, 86_400_000),
      deleted: fc.boolean(),
      replyComment: fc.option(text),
      replyStatus: fc.constantFrom(...replyStatuses),
      isWrittenByAi: fc.boolean(),
      isAccurate: fc.boolean(),
      hasNote: fc.boolean(),
      hasMedia: fc.boolean(),
    })
    .map(({ location, editedAfter, ...review }) => ({
      ...review,
      locationId: location.id,
      city: location.city,
      groupIds: location.groupIds,
      updatedAt: new Date(review.createdAt.getTime() + editedAfter),
    }));
}

/** One to four filters at once: more would find nothing. */
export function randomReviewSearch(vocabulary: Vocabulary): fc.Arbitrary<ReviewSearch> {
  const flag = fc.constantFrom(true, false, null);
  const filters = {
    q: fc
      .constantFrom(...words, 'lodz', 'ZOLC', 'zolc kaw', 'cafe', 'strase', '%', '_', '\\', ' ', '', 'łucja')
      .map(String),
    reply: flag,
    reply_status: fc.subarray([...replyStatuses]),
    rating: fc.subarray([1, 2, 3, 4, 5]),
    sentiment: fc.subarray([...sentiments]),
    comment: flag,
    has_note: flag,
    has_media: flag,
    deleted: flag,
    is_accurate: flag,
    is_written_by_ai: flag,
    is_processing: flag,
    only_created: flag,
    only_updated: flag,
    has_tags: flag,
    tags: fc.subarray([...vocabulary.tagIds, 987_654]),
    gmb_address_ids: fc.subarray([...vocabulary.locations.map(({ id }) => id), 987_654]),
    cities: fc.subarray(['Kraków', 'Łódź', 'Ka"to\\wi{ce', 'Nigdzie']),
    groups: fc.subarray([...vocabulary.groupIds, 987_654]),
    date_from: fc.constantFrom(...days),
    date_to: fc.constantFrom(...days),
  };
  const names = Object.keys(filters) as (keyof typeof filters)[];
  const record = (chosen: typeof names) =>
    fc.record(Object.fromEntries(chosen.map((name) => [name, filters[name]])));
  return fc
    .tuple(
      fc.subarray(names, { minLength: 0, maxLength: 4 }).chain(record),
      fc.record(
        {
          order_by: fc.constantFrom(...reviewOrders),
          date_type: fc.constantFrom(...reviewDateTypes),
          tags_handling: fc.constantFrom(0, 1, 2, null),
          tags_sentiment: fc.subarray([...sentiments]),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([chosen, rest]) => ({ ...chosen, ...rest }) as ReviewSearch);
}

/** A random review that is not stored yet. */
type UnsavedReview = Omit<AnalysedReview, 'id'>;

export function randomAnalysedReview(vocabulary: Vocabulary): fc.Arbitrary<UnsavedReview> {
  return fc
    .tuple(
      randomReview(vocabulary),
      fc.constantFrom(...sentiments),
      fc.constantFrom(undefined, -5, 0, 3600.9, 86_400, 86_401, 900_000.5),
      fc.array(
        fc.record({
          sentiment: fc.constantFrom(...sentiments),
          phrase: fc.constantFrom(null, 'kawa', 'latte'),
        }),
        {
          minLength: vocabulary.tagIds.length,
          maxLength: vocabulary.tagIds.length,
        },
      ),
    )
    .map(([review, sentiment, seconds, said]) => ({
      ...review,
      sentiment,
      replyUpdatedAt:
        seconds === undefined ? null : new Date(review.createdAt.getTime() + Math.round(seconds * 1000)),
      tagged: review.tagIds.map((tagId, index) => ({
        tagId,
        ...(said[index] ?? { sentiment: 'unassigned' as const, phrase: null }),
      })),
    }));
}

/** A random review of one location that is not deleted. */
export function randomReviewAt(vocabulary: Vocabulary, index: number): UnsavedReview {
  const [drawn] = fc.sample(randomAnalysedReview(vocabulary), 1);
  const location = vocabulary.locations[index];
  if (!drawn || !location) throw new Error('a review is drawn for a location');
  return {
    ...drawn,
    locationId: location.id,
    city: location.city,
    groupIds: location.groupIds,
    deleted: false,
  };
}

/** Filters of the inbox, or few enough for a rollup. */
export function randomAnalyticsSearch(vocabulary: Vocabulary): fc.Arbitrary<ReviewSearch> {
  const said = fc.subarray([...sentiments]);
  const oneTag = fc.constantFrom(...vocabulary.tagIds).map((tag) => [tag, tag]);
  const own = fc.record(
    {
      sentiment: said,
      tags_sentiment: said,
      tags: oneTag,
      rating: fc.subarray([1, 2, 3, 4, 5]),
      deleted: fc.constant(false),
    },
    { requiredKeys: [] },
  );
  return fc.tuple(randomReviewSearch(vocabulary), own, fc.boolean()).map(([search, more, isSimple]) => ({
    ...(isSimple ? {} : search),
    ...more,
  }));
}

/** Stores them instead of all that there were. */
export async function storeAnalysedReviews(
  queries: Queryable,
  companyId: number,
  plain: readonly UnsavedReview[],
): Promise<AnalysedReview[]> {
  await queries.delete(reviews);
  await queries.delete(taggedReviews);
  const values = plain.map(
    ({ city: _city, groupIds: _groups, tagIds, tagged: _tagged, ...review }, index) => ({
      ...review,
      companyId,
      googleName: `accounts/1/locations/${review.locationId}/reviews/${index}`,
      hasTags: tagIds.length > 0,
    }),
  );
  const created = await queries.insert(reviews).values(values).returning({ id: reviews.id });
  const filled = plain.map((review, index) => ({ ...review, id: created[index]?.id ?? 0 }));
  const rows = filled.flatMap(({ id, tagged }) => tagged.map((tag) => ({ companyId, reviewId: id, ...tag })));
  if (rows.length > 0) await queries.insert(taggedReviews).values(rows);
  return filled;
}
