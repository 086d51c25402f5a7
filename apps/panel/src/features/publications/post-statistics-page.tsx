import { formatPostInsightFilters, parsePostInsightFilters } from '@pinfold/sdk/headless/publications';
import { PostInsights } from '@pinfold/sdk/publications';
import { useUrlState } from '../../routing/use-url-state.ts';

/** What posts achieved until Google ended their statistics; days and locations are in the address. */
export default function PostStatisticsPage() {
  const [{ filters }, change] = useUrlState({
    parse: (params) => ({ filters: parsePostInsightFilters(params) }),
    format: ({ filters: next }) => formatPostInsightFilters(next),
  });
  return <PostInsights filters={filters} onFiltersChange={(next) => change({ filters: next })} />;
}
