import { usePermission } from '@pinfold/sdk';
import { formatLocationFilters } from '@pinfold/sdk/headless/listings';
import { formatWebsiteAuditFilters, parseWebsiteAuditFilters } from '@pinfold/sdk/headless/websites';
import { SocialProfiles, WebsiteAudits } from '@pinfold/sdk/websites';
import { paths } from '../../routing/paths.ts';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';

/** How well made websites are, which is in the address, and how listings lead to social profiles. */
export default function WebsiteAuditsPage() {
  const locations = usePermission('view_facilities_data');
  return (
    <>
      <WebsiteAudits
        {...useFiltersAddress(parseWebsiteAuditFilters, formatWebsiteAuditFilters)}
        websitesHref={paths.companyWebsites}
      />
      {locations.allowed && <SocialProfiles getLocationsHref={locationsHref} />}
    </>
  );
}

function locationsHref(ids: readonly number[]): string {
  return `${paths.listingList}?${formatLocationFilters({ facilities_ids: ids })}`;
}
