import { ReviewExport, ReviewsInbox } from '@pinfold/sdk/reviews';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useInboxAddress } from './inbox-address.ts';

export default function ReviewsPage() {
  // A mail leads to the file that it speaks of.
  const [address] = useSearchParams();
  const [mailedId] = useState(() => Number(address.get('export')) || undefined);
  return <ReviewsInbox {...useInboxAddress()} headerActions={<ReviewExport exportId={mailedId} />} />;
}
