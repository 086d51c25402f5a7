import { PageTabs } from '../../pages/page-tabs.tsx';
import { useText } from '../../texts/use-text.ts';

/** The pages of the store locator, side by side. */
export function LocatorTabs() {
  const t = useText();
  return (
    <PageTabs
      label={t('locator.tabs')}
      tabs={[
        { path: '/store-locator/general-config', label: t('nav.store_locator_config') },
        { path: '/store-locator/faq', label: t('nav.store_locator_faq') },
      ]}
    />
  );
}
