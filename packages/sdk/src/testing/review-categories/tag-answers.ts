import { isAnswered } from '@pinfold/contract/features/reviews/reply';
import type { Schemas } from '../../client/schema.ts';
import type { TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';
import { refuseWhileProcessing } from './refuse-while-processing.ts';

type Review = Schemas['Review'];
type Tag = Review['tags'][number];
/** Tags and sentiments that people set. */
export function tagAnswers(data: TestData, tell: (ids: readonly number[]) => void): TestAnswers {
  const change = (id: number, next: (review: Review) => Review): Review => {
    refuseWhileProcessing(data);
    const review = data.reviews.find((one) => one.id === id);
    if (!review) throw new TestProblem('not_found');
    const changed = next(review);
    data.reviews = data.reviews.map((one) => (one.id === id ? changed : one));
    tell([id]);
    return changed;
  };
  const category = (id: number) => {
    const found = data.tags.find((tag) => tag.id === id);
    if (!found) throw new TestProblem('review_category_unknown');
    return found;
  };
  const tagged = ({ tags, ...review }: Review, add: readonly number[], remove: readonly number[]): Review => {
    const kept = tags.filter((tag) => !remove.includes(tag.id));
    const added = add.filter((id) => !kept.some((tag) => tag.id === id)).map((id) => byHand(category(id)));
    return { ...review, tags: [...kept, ...added] };
  };
  return {
    tagReview: ({ id, body }) => {
      const { tag } = body as Schemas['ReviewTagging'];
      return Response.json(
        change(id, (review) => tagged(review, [tag], [])),
        { status: 201 },
      );
    },
    untagReview: ({ id, ids }) =>
      Response.json(
        change(id, (review) => {
          const [, tagId = 0] = ids;
          if (!review.tags.some((tag) => tag.id === tagId)) throw new TestProblem('not_found');
          return tagged(review, [], [tagId]);
        }),
      ),
    updateReviewTag: ({ id, ids, body }) => {
      const { sentiment } = body as Schemas['TagSentiment'];
      return Response.json(
        change(id, (review) => {
          if (!review.tags.some((tag) => tag.id === ids[1])) throw new TestProblem('not_found');
          const tags = review.tags.map((tag) => (tag.id === ids[1] ? { ...tag, sentiment } : tag));
          return { ...review, tags };
        }),
      );
    },
    updateReviewSentiment: ({ id, body }) => {
      const { sentiment } = body as Schemas['ReviewSentiment'];
      return Response.json(change(id, (review) => ({ ...review, sentiment })));
    },
    tagReviews: ({ body }) => {
      refuseWhileProcessing(data);
      const { ids, add = [], remove = [] } = body as Partial<Schemas['BulkTagging']>;
      [...add, ...remove].forEach(category);
      const areAnsweredOpen = data.company.feature_flags.includes('bulk_categories_for_replied_reviews');
      const chosen = data.reviews.filter(
        (review) => ids?.includes(review.id) && (areAnsweredOpen || !isAnswered(review)),
      );
      const changed = chosen.filter((review) => idsOf(tagged(review, add, remove)) !== idsOf(review));
      for (const { id } of changed) change(id, (review) => tagged(review, add, remove));
      return Response.json({ changed: changed.length, skipped: new Set(ids).size - chosen.length });
    },
  };
}

function byHand({ id, name }: Schemas['ReviewCategory']): Tag {
  return { id, name, sentiment: 'unassigned', source: 'manual', phrase: null };
}

function idsOf({ tags }: Review): string {
  return tags
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join();
}
