import { usePermission } from '@pinfold/sdk';
import {
  formatWebsiteCompetitionSearch,
  parseWebsiteCompetitionSearch,
} from '@pinfold/sdk/headless/websites';
import { WebsiteCompetition } from '@pinfold/sdk/websites';
import { paths } from '../../routing/paths.ts';
import { useUrlState } from '../../routing/use-url-state.ts';

/** An own website beside those of competitors; what is compared is in the address. */
export default function WebsiteCompetitionPage() {
  const company = usePermission('view_company_data');
  const websites = company.allowed ? paths.companyWebsites : undefined;
  const [{ search }, change] = useUrlState({
    parse: (params) => ({ search: parseWebsiteCompetitionSearch(params) }),
    format: (values) => formatWebsiteCompetitionSearch(values.search),
  });
  return (
    <WebsiteCompetition
      search={search}
      onSearchChange={(next) => change({ search: next })}
      websitesHref={websites}
      competitorsHref={websites}
    />
  );
}
