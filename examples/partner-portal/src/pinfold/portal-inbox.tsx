import { ReviewsInbox } from '@pinfold/sdk/reviews';
import type { Customer } from '../customer.ts';
import { PortalPinfold } from './portal-pinfold.tsx';

interface PortalInboxProps {
  customer: Customer;
  portalContainer?: Element | null;
}

/** The whole inbox, under a heading that fits below the page's own. */
export function PortalInbox({ customer, portalContainer }: PortalInboxProps) {
  return (
    <PortalPinfold customer={customer} portalContainer={portalContainer}>
      <ReviewsInbox headingLevel={2} />
    </PortalPinfold>
  );
}
