import type { TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { categoryAnswers } from './category-answers.ts';
import { tagAnswers } from './tag-answers.ts';

/** What `createTestReviewCategoriesApi` returns. */
export interface CreateTestReviewCategoriesApiResult {
  answers: TestAnswers;
  /** The run goes on to this share of the reviews, 1 being its end. */
  categorise: (share: number) => void;
}

/** Review categories of the in-memory API. */
export function createTestReviewCategoriesApi(
  data: TestData,
  tell: (topic: 'reviews' | 'review_categories', ids: readonly number[]) => void,
): CreateTestReviewCategoriesApiResult {
  const tellCategories = () => tell('review_categories', []);
  const answers: TestAnswers = {
    ...categoryAnswers(data, tellCategories),
    ...tagAnswers(data, (ids) => tell('reviews', ids)),
  };
  return {
    answers,
    categorise(share: number) {
      const { progress } = data.categorisation;
      const isDone = share >= 1;
      data.categorisation.progress = {
        ...progress,
        status: isDone ? 'done' : 'processing',
        processed: Math.round(progress.total * Math.min(share, 1)),
        finished_at: isDone ? new Date().toISOString() : null,
      };
      tellCategories();
    },
  };
}
