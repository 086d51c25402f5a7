import { ExternalChangesHistory } from '@pinfold/sdk/external-changes';
import { TabbedPage } from '../../pages/tabbed-page.tsx';
import { useText } from '../../texts/use-text.ts';
import { useChangesAddress } from './changes-address.ts';
import { ChangesLead, ChangesTabs } from './changes-frame.tsx';
import { locationHref } from './location-href.ts';

/** What became of others' changes: who decided, or which rule, and what Google answered. */
export default function HistoryPage() {
  const t = useText();
  const { filters, onFiltersChange } = useChangesAddress();
  return (
    <TabbedPage title={t('nav.external_changes')} lead={<ChangesLead />} tabs={<ChangesTabs />} isFilled>
      <ExternalChangesHistory filters={filters} onFiltersChange={onFiltersChange} getHref={locationHref} />
    </TabbedPage>
  );
}
