import { appReviewsInCategories } from './features/app-reviews/classify/app-reviews-in-categories.ts';
import type { CategoryUse } from './features/opinions/categories/category.service.ts';
import { boosterInCategories } from './features/review-booster/responses/booster-in-categories.ts';
import { reviewsInCategories } from './features/reviews/categories/reviews-in-categories.ts';

/** Connects a company's one list of categories with all that is put into it; what is counted are reviews on maps. */
export const connectedCategories: CategoryUse = {
  counts: reviewsInCategories.counts,
  async readAgain(...change) {
    await reviewsInCategories.readAgain(...change);
    await appReviewsInCategories.readAgain(...change);
    await boosterInCategories.readAgain(...change);
  },
  async showRenamed(...change) {
    await reviewsInCategories.showRenamed(...change);
    await appReviewsInCategories.showRenamed(...change);
    await boosterInCategories.showRenamed(...change);
  },
  release: (services, tx, category, remove) =>
    reviewsInCategories.release(services, tx, category, () =>
      appReviewsInCategories.release(services, tx, category, () =>
        boosterInCategories.release(services, tx, category, remove),
      ),
    ),
};
