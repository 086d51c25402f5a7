import { formatBingListingFilters, parseBingListingFilters } from '@pinfold/sdk/headless/integrations';
import { MapSettings } from '@pinfold/sdk/integrations';
import { hrefTo, paths } from '../../routing/paths.ts';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';
import { useMayLink } from '../../routing/use-panel-session.ts';

/** The maps beyond Google; what narrows the list of locations is in the address. */
export default function MapSettingsPage() {
  const mayLink = useMayLink();
  return (
    <MapSettings
      {...useFiltersAddress(parseBingListingFilters, formatBingListingFilters)}
      getLocationHref={
        mayLink(paths.listingDetails)
          ? (id, section) => hrefTo(paths.listingDetails, { id }) + (section ? `#${section}` : '')
          : undefined
      }
      accountHrefs={{
        apple: mayLink(paths.appleAccounts) ? paths.appleAccounts : undefined,
        facebook: mayLink(paths.facebookAccounts) ? paths.facebookAccounts : undefined,
      }}
      planHref={mayLink(paths.subscription) ? paths.subscription : undefined}
    />
  );
}
