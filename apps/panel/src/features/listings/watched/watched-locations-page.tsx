import { WatchedLocations } from '@pinfold/sdk/integrations';
import { hrefTo, paths } from '../../../routing/paths.ts';

/** Locations that others own and the company only watches. */
export default function WatchedLocationsPage() {
  return (
    <WatchedLocations
      getLocationHref={(id) => hrefTo(paths.listingDetails, { id })}
      planHref={paths.subscription}
    />
  );
}
