import type { QueryClient } from '@tanstack/react-query';
import type { GridInterval } from '@pinfold/contract/features/rankings/rank';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { rankingKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormMutation, useFormRefusal } from '../../../query/form-refusal.ts';
import type { RankGrid } from '../ranking.ts';

/** A grid to be laid: around which location, for which keyword, how many points and how far apart. */
export type NewRankGrid = Schemas['NewRankGrid'];

/**
 * Lays a grid around a location, and scans it for the first time.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `rank_grid_exists`,
 * `service_area_not_monitored`, `coordinates_missing` or `scan_limit_reached`. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const create = useCreateRankGrid();
 * const lay = () => create.mutate({ facility: 7, keyword: 'kawiarnia', size: 7, spacing_m: 500, every: 'week' });
 * return <button onClick={lay}>Rozłóż siatkę</button>;
 * ```
 */
export function useCreateRankGrid(): MutationResult<RankGrid, NewRankGrid> {
  const { client, queryClient, emit } = usePinfold();
  return useFormMutation({
    mutationFn: (body: NewRankGrid) => unwrapResponse(client.api.POST('/rank-grids/', { body })),
    onSuccess: ({ id }) => emit({ type: 'rank_grid_created', gridId: id }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: rankingKeys.grids(client.scope) }),
  });
}

/** How often a grid is scanned automatically from now on. */
export interface RankGridChange {
  id: number;
  every: GridInterval;
}

/**
 * Changes how often a grid is scanned automatically.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const update = useUpdateRankGrid();
 * return <button onClick={() => update.mutate({ id: 3, every: 'day' })}>Codziennie</button>;
 * ```
 */
export function useUpdateRankGrid(): MutationResult<RankGrid, RankGridChange> {
  const { client, queryClient } = usePinfold();
  return useFormMutation({
    mutationFn: ({ id, every }: RankGridChange) =>
      unwrapResponse(client.api.PATCH('/rank-grids/{id}/', { params: { path: { id } }, body: { every } })),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: rankingKeys.grids(client.scope) }),
  });
}

/**
 * Removes a grid with all its scans. It leaves the lists at once; when the API refuses, it is back.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const remove = useDeleteRankGrid();
 * return <button onClick={() => remove.mutate(3)}>Usuń siatkę</button>;
 * ```
 */
export function useDeleteRankGrid(): MutationResult<void, number> {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async (id: number) => {
      await client.api.DELETE('/rank-grids/{id}/', { params: { path: { id } } });
    },
    // Before the request, so that no query fetches the scans of a deleted grid.
    onMutate: (id) => removeRankGrid(queryClient, client.scope, id),
    onError: (error, _id, bringBack) => {
      bringBack?.();
      reportElsewhere(error);
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: rankingKeys.grids(client.scope) }),
  });
}

/**
 * Scans a grid now. The progress is in the scan, which is updated live.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `scan_in_progress` or
 * `scan_limit_reached`. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const scan = useScanRankGrid();
 * return <button onClick={() => scan.mutate(3)}>Skanuj teraz</button>;
 * ```
 */
export function useScanRankGrid(): MutationResult<Schemas['RankScan'], number> {
  const { client, queryClient, emit } = usePinfold();
  return useFormMutation({
    mutationFn: (id: number) =>
      unwrapResponse(client.api.POST('/rank-grids/{id}/scans/', { params: { path: { id } } })),
    onSuccess: (_scan, gridId) => emit({ type: 'rank_scan_started', gridId }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: rankingKeys.grids(client.scope) }),
  });
}

interface GridPage {
  count: number;
  results: RankGrid[];
}

/** Removes a grid from all cached lists. Returns a function that restores them. */
async function removeRankGrid(queryClient: QueryClient, scope: string, id: number): Promise<() => void> {
  const lists = { queryKey: [...rankingKeys.grids(scope), 'list'] };
  await queryClient.cancelQueries(lists);
  const before = queryClient.getQueriesData<GridPage>(lists);
  queryClient.setQueriesData<GridPage>(lists, (page) => {
    const results = page?.results.filter((grid) => grid.id !== id);
    return page && results && { ...page, count: page.count - page.results.length + results.length, results };
  });
  return () => before.forEach(([key, page]) => queryClient.setQueryData(key, page));
}
