import { usePermission } from '@pinfold/sdk';
import { formatReviewFilters, useReviews } from '@pinfold/sdk/headless/reviews';
import type { ListingPartProps } from '@pinfold/sdk/listings';
import { Link } from '@pinfold/sdk/ui';
import { paths, withQuery } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';

/** How many reviews the location has, as a way to them. */
export function CardReviews({ listing }: ListingPartProps) {
  const { allowed } = usePermission('view_reviews');
  return allowed ? <Reviews id={listing.id} /> : null;
}

function Reviews({ id }: { id: number }) {
  const t = useText();
  const filters = { gmb_address_ids: [id] };
  const { count } = useReviews(filters);
  if (count === undefined) return null;
  return (
    <Link href={withQuery(paths.reviewList, formatReviewFilters(filters))} isInApp>
      {t('listing_page.reviews', { count })}
    </Link>
  );
}
