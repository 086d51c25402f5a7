import { PageTabs } from '../../../pages/page-tabs.tsx';
import { accountPages } from '../../../shell/navigation.ts';
import { useText } from '../../../texts/use-text.ts';

/** The pages of the reader's own settings, side by side. */
export function AccountTabs() {
  const t = useText();
  return (
    <PageTabs
      label={t('nav.account')}
      tabs={accountPages.map(({ path, label }) => ({ path, label: t(label) }))}
    />
  );
}
