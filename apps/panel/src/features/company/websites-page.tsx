import { CompanyWebsites } from '@pinfold/sdk/company';
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

function Websites() {
  const t = useText();
  return (
    <PageLayout title={t('company_page.websites')} lead={t('company_page.websites_lead')}>
      <CompanyWebsites planHref={paths.subscription} searchLocationsHref={paths.companyKeywords} />
    </PageLayout>
  );
}
