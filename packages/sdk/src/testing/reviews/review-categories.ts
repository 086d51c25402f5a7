import { compilePhrases } from '@pinfold/contract/features/opinions/phrases/phrases';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now } from '../collection.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';
import { opinionChanges, refuseWhileProcessing } from './opinion-changes.ts';

type Definition = Pick<Schemas['DetailedReviewCategory'], 'phrases' | 'is_automatic'>;

/** Phrases of the review categories, and the progress of the categorisation run. */
export interface TestCategorisation {
  /** By id of the category; without an entry it has no phrases and is not automatic. */
  definitions: Map<number, { phrases: string[]; is_automatic: boolean }>;
  progress: Schemas['Categorisation'];
}

/** Returns three categories, two of them automatic, without a categorisation run. */
export function testCategorisation(): TestCategorisation {
  return {
    definitions: new Map([
      [1, { phrases: ['czekać', 'kolejka', 'długo'], is_automatic: true }],
      [2, { phrases: ['kawa', 'flat white', 'espresso'], is_automatic: true }],
      [3, { phrases: ['obsługa', 'kelner', 'personel'], is_automatic: false }],
    ]),
    progress: {
      status: 'idle',
      total: 0,
      processed: 0,
      started_at: null,
      finished_at: null,
      method: 'rule',
    },
  };
}

/** What `createTestReviewCategories` returns. */
export interface TestReviewCategories {
  answers: TestAnswers;
  /** Sets the progress of the categorisation run, 0 to 1; 1 finishes it. */
  categorise: (share: number) => void;
}

/** Review categories of the in-memory API, and what a team writes on reviews. */
export function createTestReviewCategories(data: TestData, tell: Tell): TestReviewCategories {
  const tellCategories = () => tell('review_categories');
  const changes = opinionChanges(data, { rowsOf: () => data.reviews, topic: 'reviews', tell });
  return {
    answers: {
      ...categoryAnswers(data, tellCategories),
      createNote: changes.createNote,
      updateNote: changes.updateNote,
      deleteNote: changes.deleteNote,
      tagReview: changes.tag,
      untagReview: changes.untag,
      updateReviewTag: changes.updateTag,
      updateReviewSentiment: changes.updateSentiment,
      tagReviews: changes.tagMany,
    },
    categorise(share: number) {
      const { progress } = data.categorisation;
      const isDone = share >= 1;
      data.categorisation.progress = {
        ...progress,
        status: isDone ? 'done' : 'processing',
        processed: Math.round(progress.total * Math.min(share, 1)),
        finished_at: isDone ? now() : null,
      };
      tellCategories();
      if (isDone) tell('reviews');
    },
  };
}

function categoryAnswers(data: TestData, tell: () => void): TestAnswers {
  const { categorisation } = data;
  const categories = collection(() => data.tags, 'not_found', tell);
  const definitionOf = (id: number): Definition =>
    categorisation.definitions.get(id) ?? { phrases: [], is_automatic: false };
  const detailed = ({ id, name }: Schemas['ReviewCategory']): Schemas['DetailedReviewCategory'] => ({
    id,
    name,
    ...definitionOf(id),
    reviews_count: countTagged(data.reviews, id),
    app_reviews_count: data.company.feature_flags.includes('app_reviews')
      ? countTagged(data.appReviews.reviews, id)
      : 0,
    booster_reviews_count: 0,
  });
  const save = (category: Schemas['ReviewCategory'], definition: Definition) => {
    if (data.tags.some(({ id, name }) => id !== category.id && isSame(name, category.name)))
      throw new TestProblem('review_category_exists');
    const others = data.tags.filter(({ id }) => id !== category.id && definitionOf(id).is_automatic);
    const max = data.company.plan_restrictions.limits.max_ai_categorization_categories ?? Infinity;
    const isMore =
      definition.is_automatic && !(categories.has(category.id) && definitionOf(category.id).is_automatic);
    if (isMore && others.length >= max) throw new TestProblem('plan_limit_reached');
    categorisation.definitions.set(category.id, definition);
    categories.put(category);
    data.tags.sort((a, b) => a.name.localeCompare(b.name, 'pl'));
    return detailed(category);
  };

  return {
    listReviewCategories: () => ({
      results: data.tags.map(detailed),
      categorisation: categorisation.progress,
    }),
    createReviewCategory: ({ body: { name, phrases = [], is_automatic = false } }) =>
      save({ id: categories.nextId(), name }, { phrases, is_automatic }),
    updateReviewCategory: ({ id, body }) => {
      const { name, phrases, is_automatic } = { ...detailed(categories.find(id)), ...body };
      return save({ id, name }, { phrases, is_automatic });
    },
    deleteReviewCategory: ({ id }) => {
      refuseWhileProcessing(data);
      data.reviews = data.reviews.map((review) => withoutTag(review, id));
      data.appReviews.reviews = data.appReviews.reviews.map((review) => withoutTag(review, id));
      categories.remove(id);
    },
    tryPhrases: ({ body: { phrases } }) => {
      const read = data.reviews.filter(({ comment, deleted }) => comment && !deleted).slice(0, 2000);
      const look = compilePhrases([{ key: 0, phrases }]);
      const results = read.flatMap((review) => {
        const [first] = look(review.comment ?? '');
        return first ? [{ review, phrase: first.phrase, from: first.from, to: first.to }] : [];
      });
      return { read: read.length, found: results.length, results: results.slice(0, 10) };
    },
    startCategorisation: () => {
      refuseWhileProcessing(data);
      categorisation.progress = {
        ...categorisation.progress,
        status: 'processing',
        total: data.reviews.filter(({ comment }) => comment).length,
        processed: 0,
        started_at: now(),
        finished_at: null,
      };
      tell();
      return categorisation.progress;
    },
  };
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

type Tagged = Pick<Schemas['Review'], 'deleted' | 'tags'>;

function countTagged(reviews: readonly Tagged[], tagId: number): number {
  return reviews.filter(({ deleted, tags }) => !deleted && tags.some(({ id }) => id === tagId)).length;
}

function withoutTag<Review extends Tagged>(review: Review, tagId: number): Review {
  return { ...review, tags: review.tags.filter(({ id }) => id !== tagId) };
}
