import { StoreLocatorSettings } from '@pinfold/sdk/store-locator-settings';
import styled from 'styled-components';
import { notifyGood } from '../../notices/notices.ts';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { useText } from '../../texts/use-text.ts';
import { LocatorTabs } from './locator-tabs.tsx';

/** How the store locator looks and what it shows, with its preview. */
export default function LocatorSettingsPage() {
  const t = useText();
  return (
    <TabbedPage title={t('nav.store_locator')} lead={t('locator.lead')} tabs={<LocatorTabs />}>
      <Room>
        <StoreLocatorSettings
          questionsHref="/store-locator/faq"
          onSaved={() => notifyGood(t('locator.saved'))}
        />
      </Room>
    </TabbedPage>
  );
}

const Room = styled.div`
  max-inline-size: 1680px;
  padding: 10px 24px 24px;
  @media (max-width: 640px) {
    padding: 6px 16px 16px;
  }
`;
