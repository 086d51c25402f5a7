import type { ReactNode } from 'react';
import { PageTabs } from '../../pages/page-tabs.tsx';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';

/** A page about the whole store locator: the same head, one of the tabs. */
export function LocatorFrame({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <TabbedPage title={t('nav.store_locator')} lead={t('locator.lead')} tabs={<LocatorTabs />}>
      {children}
    </TabbedPage>
  );
}

/** The pages of the store locator, side by side. */
function LocatorTabs() {
  const t = useText();
  return (
    <PageTabs
      label={t('locator.tabs')}
      tabs={[
        { path: paths.storeLocatorSettings, label: t('nav.store_locator_config') },
        { path: paths.storeLocatorQuestions, label: t('nav.store_locator_faq') },
      ]}
    />
  );
}
