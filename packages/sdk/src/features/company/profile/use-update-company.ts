import { answer } from '../../../client/answer.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { companyKeys } from '../../../query/company-keys.ts';
import { companyPageKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { userKeys } from '../../../query/user-keys.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../use-form-refusal.ts';
import type { CompanyProfile } from './use-company-profile.ts';

/** What is to change about the company; the rest stays. */
export type CompanyChange = Schemas['CompanyChange'];

/**
 * Changes the company's data; what is left out stays as it is.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code `tax_number_invalid`,
 * left to the form.
 * @example
 * ```tsx
 * const update = useUpdateCompany();
 * update.mutate({ name: 'Kawiarnia Lipa', city: 'Kraków' });
 * ```
 */
export function useUpdateCompany(): MutationResult<CompanyProfile, CompanyChange> {
  const { client, queryClient, emit } = usePinfold();
  const { reportElsewhere: onError } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (change: CompanyChange) => answer(client.api.PATCH('/companies/current/', { body: change })),
    onError,
    onSuccess: async (profile) => {
      queryClient.setQueryData(companyPageKeys.profile(client.scope), profile);
      emit({ type: 'company_updated', companyId: profile.id });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: companyKeys.current(client.scope) }),
        queryClient.invalidateQueries({ queryKey: userKeys.all }),
      ]);
    },
  });
}
