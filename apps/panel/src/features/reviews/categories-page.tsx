import { ReviewCategoryFigures } from '@pinfold/sdk/review-analytics';
import { Link } from '@pinfold/sdk/ui';
import { useSearchParams } from 'react-router-dom';
import { paths, withQuery } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { ManageCategories } from './manage-categories.tsx';
import { useFiltersAddress } from './use-filters-address.ts';

/** Subjects that reviews speak of: how customers speak of each, or how each is found. */
export default function CategoriesPage() {
  const t = useText();
  const [params] = useSearchParams();
  const address = useFiltersAddress();
  if (params.get('manage') === 'true') return <ManageCategories />;
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
