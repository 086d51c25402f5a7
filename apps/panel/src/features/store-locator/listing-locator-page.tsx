import { ListingLocatorSummary } from '@pinfold/sdk/store-locator-settings';
import { hrefTo, paths } from '../../routing/paths.ts';
import { ListingLocatorFrame } from './listing-locator-frame.tsx';

/** Whether visitors find one location, and what it says differently. */
export default function ListingLocatorPage() {
  return (
    <ListingLocatorFrame>
      {(id) => (
        <ListingLocatorSummary
          listingId={id}
          settingsHref={hrefTo(paths.listingLocatorSettings, { id })}
          questionsHref={hrefTo(paths.listingLocatorQuestions, { id })}
          allHref={paths.storeLocatorSettings}
        />
      )}
    </ListingLocatorFrame>
  );
}
