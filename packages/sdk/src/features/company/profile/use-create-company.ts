import { answer } from '../../../client/answer.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { userKeys } from '../../../query/query-keys.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';

export type NewCompany = Schemas['NewCompany'];

/**
 * Adds a company: the first of a new user, or another one of a master owner who may. Its trial begins at once.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code
 * `cannot_add_companies`, left to the form.
 * @example
 * ```tsx
 * const create = useCreateCompany();
 * create.mutate({ name: 'Kawiarnia Lipa' }, { onSuccess: ({ id }) => chooseCompany(id) });
 * ```
 */
export function useCreateCompany() {
  const { client, queryClient } = usePinfold();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (company: NewCompany) => answer(client.api.POST('/companies/', { body: company })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}
