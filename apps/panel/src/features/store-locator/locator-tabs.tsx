import { PageTabs } from '../../pages/page-tabs.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';

/** The pages of the store locator, side by side. */
export function LocatorTabs() {
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
