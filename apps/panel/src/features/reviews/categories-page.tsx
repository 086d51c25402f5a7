import { usePermission } from '@pinfold/sdk';
import { formatReviewFilters, parseReviewFilters } from '@pinfold/sdk/headless/reviews';
import { ReviewCategoryFigures } from '@pinfold/sdk/review-analytics';
import { ReviewCategories } from '@pinfold/sdk/review-management';
import { Link } from '@pinfold/sdk/ui';
import { useSearchParams } from 'react-router';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths, withQuery } from '../../routing/paths.ts';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';
import { useText } from '../../texts/use-text.ts';

/** Subjects that reviews speak of: how customers speak of each, or how each is found. */
export default function CategoriesPage() {
  const t = useText();
  const [params] = useSearchParams();
  const address = useFiltersAddress(parseReviewFilters, formatReviewFilters);
  const canSeeFigures = usePermission(seeingFigures);
  if (params.get('manage') === 'true' || canSeeFigures.reason)
    return <ManageCategories hasFigures={!canSeeFigures.reason} />;
  return (
    <ReviewCategoryFigures
      {...address}
      reviewsHref={paths.reviewList}
      categoryHref={paths.reviewCategory}
      headerActions={
        <Link href={withQuery(paths.reviewCategories, { manage: 'true' })} isInApp variant="button">
          {t('reviews.categories.manage')}
        </Link>
      }
    />
  );
}

const seeingFigures = {
  module: 'reviews',
  permission: 'view_reviews_analytics',
  plan: 'sentiment_analysis',
  demo: 'allowed',
} as const;

/** What reviews are put into, and by which phrases. */
function ManageCategories({ hasFigures }: { hasFigures: boolean }) {
  const t = useText();
  return (
    <PageLayout
      title={t('reviews.categories.title')}
      actions={
        hasFigures && (
          <Link href={paths.reviewCategories} isInApp variant="button">
            {t('reviews.categories.figures')}
          </Link>
        )
      }
    >
      <ReviewCategories
        title={null}
        headingLevel={1}
        planHref={paths.subscription}
        reviewsHref={reviewsHref}
      />
    </PageLayout>
  );
}

function reviewsHref(categoryId: number): string {
  return withQuery(paths.reviewList, formatReviewFilters({ tags: [categoryId] }));
}
