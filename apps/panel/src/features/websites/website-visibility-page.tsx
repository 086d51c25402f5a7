import { usePermission } from '@pinfold/sdk';
import { formatWebsiteSearch, parseWebsiteSearch } from '@pinfold/sdk/headless/websites';
import { WebsitePositions } from '@pinfold/sdk/websites';
import { paths } from '../../routing/paths.ts';
import { useUrlState } from '../../routing/use-url-state.ts';

/** Where the company's websites stand in search results; what is shown is in the address. */
export default function WebsiteVisibilityPage() {
  const company = usePermission('view_company_data');
  const [{ search }, change] = useUrlState({
    parse: (params) => ({ search: parseWebsiteSearch(params) }),
    format: (values) => formatWebsiteSearch(values.search),
  });
  return (
    <WebsitePositions
      search={search}
      onSearchChange={(next) => change({ search: next })}
      websitesHref={company.allowed ? paths.companyWebsites : undefined}
      planHref={paths.subscription}
    />
  );
}
