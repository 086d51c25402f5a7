import { formatInsightFilters, parseInsightFilters } from '@pinfold/sdk/headless/insights';
import { UserBehavior } from '@pinfold/sdk/insights';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';
import { useMailedExport } from '../../routing/use-mailed-export.ts';

/** What people did on profiles; days, locations and order are in the address. */
export default function UsersBehaviorPage() {
  return (
    <UserBehavior
      {...useFiltersAddress(parseInsightFilters, formatInsightFilters)}
      exportId={useMailedExport()}
    />
  );
}
