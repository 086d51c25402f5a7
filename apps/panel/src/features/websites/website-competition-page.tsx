import { usePermission } from '@pinfold/sdk';
import {
  formatWebsiteAuditFilters,
  formatWebsiteCompetitionSearch,
  parseWebsiteCompetitionSearch,
} from '@pinfold/sdk/headless/websites';
import { WebsiteCompetition } from '@pinfold/sdk/websites';
import { paths } from '../../routing/paths.ts';
import { useUrlState } from '../../routing/use-url-state.ts';

/** An own website beside those of competitors; what is compared is in the address. */
export default function WebsiteCompetitionPage() {
  const company = usePermission('view_company_data');
  const [{ search }, change] = useUrlState({
    parse: (params) => ({ search: parseWebsiteCompetitionSearch(params) }),
    format: (values) => formatWebsiteCompetitionSearch(values.search),
  });
  return (
    <WebsiteCompetition
      search={search}
      onSearchChange={(next) => change({ search: next })}
      websitesHref={company.allowed ? paths.companyWebsites : undefined}
      getCompetitorsHref={company.allowed ? competitorsHref : undefined}
    />
  );
}

function competitorsHref({ id }: { id: number }): string {
  return `${paths.companyWebsites}?${formatWebsiteAuditFilters({ website: id })}`;
}
