import { ReviewsInbox } from '@pinfold/sdk/reviews';
import { PortalPinfold } from './portal-pinfold.tsx';

/** The whole inbox, under a heading that fits below the page's own. */
export function PortalInbox({ portalContainer }: { portalContainer?: Element | null }) {
  return (
    <PortalPinfold portalContainer={portalContainer}>
      <ReviewsInbox headingLevel={2} />
    </PortalPinfold>
  );
}
