import { PageTabs } from '../../pages/page-tabs.tsx';
import { paths } from '../../routing/paths.ts';
import { useText } from '../../texts/use-text.ts';

/** The pages about what others change, side by side. */
export function ChangesTabs() {
  const t = useText();
  return (
    <PageTabs
      label={t('changes.tabs')}
      tabs={[
        { path: paths.externalChangeList, label: t('nav.external_changes_list') },
        { path: paths.externalChangeProtection, label: t('nav.external_changes_protect') },
        { path: paths.externalChangeHistory, label: t('nav.external_changes_history') },
      ]}
    />
  );
}
