import { formatPostInsightFilters, parsePostInsightFilters } from '@pinfold/sdk/headless/publications';
import { PostInsights } from '@pinfold/sdk/publications';
import { useFiltersAddress } from '../../routing/use-filters-address.ts';

/** What posts achieved until Google ended their statistics; days and locations are in the address. */
export default function PostStatisticsPage() {
  return <PostInsights {...useFiltersAddress(parsePostInsightFilters, formatPostInsightFilters)} />;
}
