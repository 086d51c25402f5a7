import { answer } from '../../client/answer.ts';
import type { ErrorSituation } from '../../error-policy/error-situation.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { getCurrentCompany } from '../company/company-queries.ts';
import type { CompanyProfile } from '../company/profile/use-company-profile.ts';

/**
 * Sets the time zone of the company in use, by its IANA name; every date on screen follows at once.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and reported as `timezone_update`. It
 * takes the permission `manage_company_data`.
 * @example
 * ```tsx
 * const change = useChangeTimezone();
 * change.mutate('Europe/Madrid');
 * ```
 */
export function useChangeTimezone(): MutationResult<CompanyProfile, string> {
  const { client, queryClient } = usePinfold();
  const { queryKey } = getCurrentCompany(client);
  return usePinfoldMutation({
    meta: { situation: { operation: 'timezone_update' } satisfies ErrorSituation },
    mutationFn: (timezone: string) => answer(client.api.PATCH('/companies/current/', { body: { timezone } })),
    onSuccess: ({ timezone }) =>
      queryClient.setQueryData(queryKey, (company) => company && { ...company, timezone }),
  });
}
