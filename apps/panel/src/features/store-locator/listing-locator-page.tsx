import { ListingLocatorSummary } from '@pinfold/sdk/store-locator-settings';
import { ListingLocatorFrame } from './listing-locator-frame.tsx';

/** Whether visitors find one location, and what it says differently. */
export default function ListingLocatorPage() {
  return (
    <ListingLocatorFrame>
      {(id) => (
        <ListingLocatorSummary
          listingId={id}
          settingsHref={`/business-addresses/${id}/store-locator-config`}
          questionsHref={`/business-addresses/${id}/store-locator-faq`}
          allHref="/store-locator/general-config"
        />
      )}
    </ListingLocatorFrame>
  );
}
