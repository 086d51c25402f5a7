import { compilePhrases } from '@pinfold/contract/features/opinions/phrases/phrases';
import { isAnswered } from '@pinfold/contract/features/opinions/reply';
import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now } from '../collection.ts';
import type { Tell } from '../live-stream.ts';
import type { TestData } from '../test-data.ts';

type Review = Schemas['Review'];
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

/** Review categories of the in-memory API, and the tags of reviews. */
export function createTestReviewCategories(data: TestData, tell: Tell): TestReviewCategories {
  const tellCategories = () => tell('review_categories');
  return {
    answers: { ...categoryAnswers(data, tellCategories), ...tagAnswers(data, tell) },
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

/** Refuses manual changes during a categorisation run. */
function refuseWhileProcessing({ categorisation }: TestData): void {
  if (categorisation.progress.status === 'processing') throw new TestProblem('categorisation_in_progress');
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
    reviews_count: data.reviews.filter((one) => !one.deleted && one.tags.some((tag) => tag.id === id)).length,
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
      data.reviews = data.reviews.map((review) => ({
        ...review,
        tags: review.tags.filter((tag) => tag.id !== id),
      }));
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

/** Tags and sentiments that people set. */
function tagAnswers(data: TestData, tell: Tell): TestAnswers {
  const reviews = collection(
    () => data.reviews,
    'not_found',
    (ids) => tell('reviews', ids),
  );
  const categories = collection(() => data.tags, 'review_category_unknown');
  const change = (id: number, next: (review: Review) => Partial<Review>) => {
    refuseWhileProcessing(data);
    return reviews.patch(id, next(reviews.find(id)));
  };
  const retagged = ({ tags }: Review, add: readonly number[], remove: readonly number[]): Review['tags'] => {
    const kept = tags.filter((tag) => !remove.includes(tag.id));
    const added = add.filter((id) => !kept.some((tag) => tag.id === id)).map(categories.find);
    return [
      ...kept,
      ...added.map((tag) => ({
        ...tag,
        sentiment: 'unassigned' as const,
        source: 'manual' as const,
        phrase: null,
      })),
    ];
  };
  const requireTag = ({ tags }: Review, tagId: number) => {
    if (!tags.some((tag) => tag.id === tagId)) throw new TestProblem('not_found');
  };
  return {
    tagReview: ({ id, body }) => change(id, (review) => ({ tags: retagged(review, [body.tag], []) })),
    untagReview: ({ id, ids: [, tagId = 0] }) =>
      change(id, (review) => {
        requireTag(review, tagId);
        return { tags: retagged(review, [], [tagId]) };
      }),
    updateReviewTag: ({ id, ids: [, tagId = 0], body }) =>
      change(id, (review) => {
        requireTag(review, tagId);
        return { tags: review.tags.map((tag) => (tag.id === tagId ? { ...tag, ...body } : tag)) };
      }),
    updateReviewSentiment: ({ id, body: { sentiment } }) => change(id, () => ({ sentiment })),
    tagReviews: ({ body: { ids, add = [], remove = [] } }) => {
      refuseWhileProcessing(data);
      [...add, ...remove].forEach(categories.find);
      const areAnsweredOpen = data.company.feature_flags.includes('bulk_categories_for_replied_reviews');
      const chosen = data.reviews.filter(
        (review) => ids.includes(review.id) && (areAnsweredOpen || !isAnswered(review)),
      );
      const changed = chosen.filter((review) => idsOf(retagged(review, add, remove)) !== idsOf(review.tags));
      for (const { id } of changed) change(id, (review) => ({ tags: retagged(review, add, remove) }));
      return { changed: changed.length, skipped: new Set(ids).size - chosen.length };
    },
  };
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function idsOf(tags: Review['tags']): string {
  return tags
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join();
}
