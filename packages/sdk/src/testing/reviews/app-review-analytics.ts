import type { Schemas } from '../../client/schema.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import type { TestData } from '../test-data.ts';
import { analyse, pageOfFigures, phraseFigures, rowsByCategory, rowsOf } from './count-figures.ts';
import { matchAppReview } from './review-search.ts';

type Named = Omit<Schemas['ReviewFiguresRow'], 'figures'>;

/** What the in-memory API returns about figures of reviews of apps. */
export function appReviewAnalyticsAnswers(data: TestData): TestAnswers {
  const matching = (search: Schemas['AppReviewSearch']) => {
    if (!data.company.feature_flags.includes('app_reviews')) throw new TestProblem('feature_disabled');
    return data.appReviews.reviews.filter((review) =>
      matchAppReview(review, { deleted: false, ...search }, data),
    );
  };
  return {
    analyseAppReviews: ({ body, query }) => analyse(matching(body), query, data.company.timezone),
    analyseAppReviewsBy: ({ body, query }) => {
      const reviews = matching(body);
      const dimension = query.get('dimension') ?? '';
      if (!isPlain(dimension)) {
        const limit = data.company.review_categories_display_limit;
        return pageOfFigures(rowsByCategory(reviews, data), query, limit);
      }
      return pageOfFigures(rowsOf(reviews, rowBy[dimension]), query);
    },
    analyseAppPhrases: ({ body, query }) => phraseFigures(matching(body), query),
  };
}

const rowBy = {
  app: ({ app }) => ({ id: app.id, name: app.name, detail: app.store }),
  store: ({ store }) => ({ id: null, name: store, detail: '' }),
  version: ({ app, app_version }) =>
    app_version === null ? undefined : { id: app.id, name: app_version, detail: app.name },
  territory: ({ territory }) => (territory === null ? undefined : { id: null, name: territory, detail: '' }),
} satisfies Record<string, (review: Schemas['AppReview']) => Named | undefined>;

function isPlain(dimension: string): dimension is keyof typeof rowBy {
  return Object.hasOwn(rowBy, dimension);
}
