import type { QueryClient } from '@tanstack/react-query';
import { rankingKeys } from '../../../query/query-keys.ts';
import type { RankGrid } from '../ranking.ts';

interface GridPage {
  count: number;
  results: RankGrid[];
}

/** Takes a grid out of every list. What comes back brings the lists back as they were. */
export async function removeRankGrid(
  queryClient: QueryClient,
  scope: string,
  id: number,
): Promise<() => void> {
  const lists = { queryKey: [...rankingKeys.grids(scope), 'list'] };
  await queryClient.cancelQueries(lists);
  const before = queryClient.getQueriesData<GridPage>(lists);
  queryClient.setQueriesData<GridPage>(lists, (page) => {
    const results = page?.results.filter((grid) => grid.id !== id);
    return page && results && { ...page, count: page.count - page.results.length + results.length, results };
  });
  return () => before.forEach(([key, page]) => queryClient.setQueryData(key, page));
}
