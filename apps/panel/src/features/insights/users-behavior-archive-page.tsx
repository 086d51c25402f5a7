import { formatOldInsightFilters, parseOldInsightFilters } from '@pinfold/sdk/headless/insights';
import { OldInsights } from '@pinfold/sdk/insights';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';
import { useMailedExport } from '../../routing/use-mailed-export.ts';

/** What people did on profiles until Google ended those figures; days and locations are in the address. */
export default function UsersBehaviorArchivePage() {
  return (
    <OldInsights
      {...useFiltersAddress(parseOldInsightFilters, formatOldInsightFilters)}
      exportId={useMailedExport()}
    />
  );
}
