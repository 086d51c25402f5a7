import type { QueryClient } from '@tanstack/react-query';
import { companyPageKeys, teamKeys } from '../../query/query-keys.ts';

/** After a change of the team: who is on it, and how many places of the plan it takes. */
export function refreshTeam(queryClient: QueryClient, scope: string): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: teamKeys.all }),
    queryClient.invalidateQueries({ queryKey: companyPageKeys.usage(scope) }),
  ]);
}
