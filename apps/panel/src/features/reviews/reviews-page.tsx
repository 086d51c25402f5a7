import { ReviewExport, ReviewsInbox } from '@pinfold/sdk/reviews';
import { useMailedExport } from '../../routing/use-mailed-export.ts';
import { useInboxAddress } from './inbox-address.ts';

export default function ReviewsPage() {
  return (
    <ReviewsInbox {...useInboxAddress()} headerActions={<ReviewExport exportId={useMailedExport()} />} />
  );
}
