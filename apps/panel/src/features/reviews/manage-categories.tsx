import { formatReviewFilters } from '@pinfold/sdk/headless/reviews';
import { ReviewCategories } from '@pinfold/sdk/review-management';
import { Link } from '@pinfold/sdk/ui';
import { PageLayout } from '../../pages/page-layout.tsx';
import { paths, withQuery } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';

/** What reviews are put into, and by which phrases. */
export function ManageCategories() {
  const t = useText();
  return (
    <PageLayout
      title={t('reviews.categories.title')}
      actions={
        <Link href={paths.reviewCategories} isInApp variant="button">
          {t('reviews.categories.figures')}
        </Link>
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
