import { PageTabs } from '../../pages/page-tabs.tsx';
import { useText } from '../../texts/use-text.ts';

/** The pages about what others change, side by side. */
export function ChangesTabs() {
  const t = useText();
  return (
    <PageTabs
      label={t('changes.tabs')}
      tabs={[
        { path: '/external-changes/list', label: t('nav.external_changes_list') },
        { path: '/external-changes/protect', label: t('nav.external_changes_protect') },
        { path: '/external-changes/history', label: t('nav.external_changes_history') },
      ]}
    />
  );
}
