import { CompanyKeywords, CompanySearchLocations } from '@pinfold/sdk/company';
import { PageLayout } from '../../pages/page-layout.tsx';
import { PageTexts } from '../../pages/page-texts.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';

export default function KeywordsPage() {
  return (
    <PageTexts room="company">
      <Keywords />
    </PageTexts>
  );
}

function Keywords() {
  const t = useText();
  const planHref = paths.subscription;
  return (
    <PageLayout title={t('company_page.keywords')} lead={t('company_page.keywords_lead')}>
      <CompanyKeywords planHref={planHref} />
      <CompanySearchLocations planHref={planHref} />
    </PageLayout>
  );
}
