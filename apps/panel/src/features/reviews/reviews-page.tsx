import { formatReviewFilters, parseReviewFilters } from '@pinfold/sdk/headless/reviews';
import { ReviewExport, ReviewsInbox } from '@pinfold/sdk/reviews';
import { inboxAddress, useInboxAddress } from '../../routing/inbox-address.ts';
import { useMailedExport } from '../../routing/use-mailed-export.ts';

const address = inboxAddress({ parse: parseReviewFilters, format: formatReviewFilters });

export default function ReviewsPage() {
  return (
    <ReviewsInbox
      {...useInboxAddress(address)}
      headerActions={<ReviewExport exportId={useMailedExport()} />}
    />
  );
}
