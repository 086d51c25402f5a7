import { formatBoosterReviewFilters, parseBoosterReviewFilters } from '@pinfold/sdk/headless/booster-reviews';
import { BoosterReviews } from '@pinfold/sdk/review-booster';
import { inboxAddress, useInboxAddress } from '../../routing/inbox-address.ts';
import { hrefTo, paths } from '../../routing/paths.ts';
import { useMailedExport } from '../../routing/use-mailed-export.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';

const address = inboxAddress({ parse: parseBoosterReviewFilters, format: formatBoosterReviewFilters });

/** What customers answered; filters, order and the open answer are in the address. */
export default function BoosterReviewsPage() {
  const mayLink = useMayLink();
  return (
    <BoosterReviews
      {...useInboxAddress(address)}
      promoHref={paths.boosterPromo}
      exportId={useMailedExport()}
      getLocationHref={
        mayLink(paths.listingDetails) ? (id) => hrefTo(paths.listingDetails, { id }) : undefined
      }
    />
  );
}
