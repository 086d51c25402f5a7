import { usePermission } from '@pinfold/sdk';
import { CompanyWebsites } from '@pinfold/sdk/company';
import {
  formatWebsiteAuditFilters,
  parseWebsiteAuditFilters,
  websiteAuditAccess,
  websiteRankAccess,
} from '@pinfold/sdk/headless/websites';
import { WebsiteCompetitors } from '@pinfold/sdk/websites';
import { useSearchParams } from 'react-router';
import { PageLayout } from '../../pages/page-layout.tsx';
import { PageTexts } from '../../pages/page-texts.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';

export default function WebsitesPage() {
  return (
    <PageTexts room="company">
      <Websites />
    </PageTexts>
  );
}

/** The company's websites, and those of others that they are compared with. */
function Websites() {
  const t = useText();
  const [address] = useSearchParams();
  const positions = usePermission(websiteRankAccess);
  const audits = usePermission(websiteAuditAccess);
  return (
    <PageLayout title={t('company_page.websites')} lead={t('company_page.websites_lead')}>
      <CompanyWebsites
        planHref={paths.subscription}
        searchLocationsHref={paths.companyKeywords}
        getPositionsHref={positions.allowed ? pageOf(paths.websiteVisibility) : undefined}
        getAuditHref={audits.allowed ? pageOf(paths.websiteAnalytics) : undefined}
      />
      <WebsiteCompetitors
        defaultWebsite={parseWebsiteAuditFilters(address).website}
        planHref={paths.subscription}
      />
    </PageLayout>
  );
}

/** Each page about one website has it in its address by the same name. */
function pageOf(path: string) {
  return ({ id }: { id: number }) => `${path}?${formatWebsiteAuditFilters({ website: id })}`;
}
