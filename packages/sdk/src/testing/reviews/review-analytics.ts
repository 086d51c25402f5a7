import type { Schemas } from '../../client/schema.ts';
import type { TestAnswers } from '../answers.ts';
import type { TestData } from '../test-data.ts';
import { analyse, pageOfFigures, phraseFigures, rowsByCategory, rowsOf } from './count-figures.ts';
import { matchReview } from './review-search.ts';

/** What the in-memory API returns about figures of reviews. */
export function reviewAnalyticsAnswers(data: TestData): TestAnswers {
  const matching = (search: Schemas['ReviewSearch']) =>
    data.reviews.filter((review) => matchReview(review, { deleted: false, ...search }, data));
  return {
    analyseReviews: ({ body, query }) => analyse(matching(body), query, data.company.timezone),
    analyseReviewsBy: ({ body, query }) => {
      const reviews = matching(body);
      switch (query.get('dimension')) {
        case 'location':
          return pageOfFigures(
            rowsOf(reviews, ({ location: { id, name, address, city } }) => ({
              id,
              name,
              detail: [address, city].join(', '),
            })),
            query,
          );
        case 'city':
          return pageOfFigures(
            rowsOf(reviews, ({ location }) => ({ id: null, name: location.city, detail: '' })),
            query,
          );
        default: {
          const limit = data.company.review_categories_display_limit;
          return pageOfFigures(rowsByCategory(reviews, data), query, limit);
        }
      }
    },
    analysePhrases: ({ body, query }) => phraseFigures(matching(body), query),
  };
}
