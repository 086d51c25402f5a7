import { StoreLocatorQuestions } from '@pinfold/sdk/store-locator-settings';
import { PageSpace } from '../../pages/page-layout.tsx';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { useText } from '../../texts/use-text.ts';
import { LocatorTabs } from './locator-tabs.tsx';

/** Questions and answers that visitors read. */
export default function LocatorQuestionsPage() {
  const t = useText();
  return (
    <TabbedPage title={t('nav.store_locator')} lead={t('locator.lead')} tabs={<LocatorTabs />}>
      <PageSpace $width="960px">
        <StoreLocatorQuestions />
      </PageSpace>
    </TabbedPage>
  );
}
