import { maxCompetitors } from '@pinfold/contract/features/rankings/rank';
import { answer } from '../../../client/transport.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { rankingKeys } from '../../../query/query-keys.ts';
import type { QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import type { Competitor } from '../ranking.ts';
import { competitionAccess } from './competition-access.ts';
import { listCompetitors } from './competition-queries.ts';

const noCompetitors: Competitor[] = [];

/** What `useCompetitors` returns. */
export type UseCompetitorsResult = QueryResult<Schemas['CompetitorList']> & {
  competitors: Competitor[];
  /** How many the company can have. */
  limit: number;
  create: MutationResult<Competitor, string>;
  remove: MutationResult<void, number>;
};

/**
 * The listings that the company compares itself with, at most five, with the ways to add and to remove one.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`; a refusal of `create` is an ApiError
 * with the code `competitor_exists`, `competitor_is_own`, `service_area_not_monitored`, `too_many_competitors` or
 * `plan_limit_reached`, left to the form. Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const { competitors, limit, create } = useCompetitors();
 * create.mutate(place.place_id);
 * ```
 */
export function useCompetitors({ enabled = true }: { enabled?: boolean } = {}): UseCompetitorsResult {
  const { client, queryClient } = usePinfold();
  const { allowed } = usePermission(competitionAccess);
  const { reportElsewhere: onError } = useFormRefusal();
  const list = usePinfoldQuery({ ...listCompetitors(client), enabled: enabled && allowed });
  const refetch = () => queryClient.invalidateQueries({ queryKey: rankingKeys.all });
  const create = usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (place_id: string) => answer(client.api.POST('/competitors/', { body: { place_id } })),
    onError,
    // Who was taken a moment ago, or went over the limit, is seen in the list that follows.
    onSettled: refetch,
  });
  const remove = usePinfoldMutation({
    mutationFn: async (id: number) => {
      await client.api.DELETE('/competitors/{id}/', { params: { path: { id } } });
    },
    onSettled: refetch,
  });
  return {
    ...list,
    competitors: list.data?.results ?? noCompetitors,
    limit: list.data?.limit ?? maxCompetitors,
    create,
    remove,
  };
}
