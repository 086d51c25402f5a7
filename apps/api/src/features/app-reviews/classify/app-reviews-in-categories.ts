import { sql } from 'drizzle-orm';
import { opinionsInCategories } from '../../opinions/categories/opinions-in-categories.ts';
import { reclassifyAppReviews } from './reclassify-app-reviews.job.ts';

/** What becomes of reviews of apps when the company's list of categories changes. */
export const appReviewsInCategories = opinionsInCategories({
  reviews: sql`app_reviews`,
  tagged: sql`tagged_app_reviews`,
  topic: 'app_reviews',
  readAgain: ({ jobs }, tx, { companyId }) =>
    jobs.enqueue(tx, reclassifyAppReviews, [{ payload: { companyId, after: 0 } }]),
});
