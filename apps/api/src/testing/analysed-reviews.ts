import fc from 'fast-check';
import type { ReviewSearch } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { sentiments } from '@pinfold/contract/features/reviews/review';
import type { Queryable } from '../database/database.ts';
import { reviews, taggedReviews } from '../features/reviews/reviews.table.ts';
import type { AnalysedReview } from './naive-analytics.ts';
import { randomReview, randomReviewSearch, type Vocabulary } from './plain-reviews.ts';

/** A random review that is not stored yet. */
export type UnsavedReview = Omit<AnalysedReview, 'id'>;

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

/** One at a location of its own. */
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

/** Filters of the inbox, or few that a rollup answers. */
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
