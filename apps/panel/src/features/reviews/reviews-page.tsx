import { ReviewsInbox } from '@pinfold/sdk/reviews';
import { useInboxAddress } from './use-inbox-address.ts';

export default function ReviewsPage() {
  return <ReviewsInbox {...useInboxAddress()} />;
}
