import { PaymentResult } from '@pinfold/sdk/billing';
import { useSearchParams } from 'react-router';
import { PageSpace } from '../../pages/page-layout.tsx';
import { paths } from '../../routing/paths.ts';

/** Where the page of the payment leads back to; without `session_id` it shows the newest payment. */
export default function PaymentCompletedPage() {
  const [search] = useSearchParams();
  return (
    <PageSpace $width="760px" $isCentred>
      <PaymentResult
        sessionId={search.get('session_id') ?? undefined}
        headingLevel={1}
        homeHref={paths.home}
        orderHref={paths.orderDetails}
        subscriptionHref={paths.subscription}
      />
    </PageSpace>
  );
}
