import { ProtectionSettings } from '@pinfold/sdk/external-changes';
import { PageSpace } from '../../pages/page-layout.tsx';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { useText } from '../../texts/use-text.ts';
import { ChangesLead, ChangesTabs } from './changes-frame.tsx';

/** Which fields are protected, and whether changes of them are rejected by themselves. */
export default function ProtectPage() {
  const t = useText();
  return (
    <TabbedPage title={t('nav.external_changes')} lead={<ChangesLead />} tabs={<ChangesTabs />}>
      <PageSpace $width="960px">
        <ProtectionSettings />
      </PageSpace>
    </TabbedPage>
  );
}
