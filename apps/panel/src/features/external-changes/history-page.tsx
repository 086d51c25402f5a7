import { ExternalChangesHistory } from '@pinfold/sdk/external-changes';
import { useChangesAddress } from './changes-address.ts';
import { ChangesFrame, getLocationHref } from './changes-frame.tsx';

/** What became of others' changes: who decided, or which rule, and what Google answered. */
export default function HistoryPage() {
  const { filters, onFiltersChange } = useChangesAddress();
  return (
    <ChangesFrame isFilled>
      <ExternalChangesHistory filters={filters} onFiltersChange={onFiltersChange} getHref={getLocationHref} />
    </ChangesFrame>
  );
}
