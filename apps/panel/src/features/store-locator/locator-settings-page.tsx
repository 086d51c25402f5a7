import { StoreLocatorSettings } from '@pinfold/sdk/store-locator-settings';
import { notifyGood } from '../../notices/notices.tsx';
import { PageSpace } from '../../pages/page-layout.tsx';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';
import { LocatorTabs } from './locator-tabs.tsx';

/** How the store locator looks and what it shows, with its preview. */
export default function LocatorSettingsPage() {
  const t = useText();
  return (
    <TabbedPage title={t('nav.store_locator')} lead={t('locator.lead')} tabs={<LocatorTabs />}>
      <PageSpace $width="1680px" $padding="12px 24px 24px" $narrowPadding="8px 16px 16px">
        <StoreLocatorSettings
          questionsHref={paths.storeLocatorQuestions}
          onSaved={() => notifyGood(t('locator.saved'))}
        />
      </PageSpace>
    </TabbedPage>
  );
}
