import { answer } from '../../../client/answer.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import { userKeys } from '../../../query/user-keys.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import type { Company } from '../use-companies.ts';
import { useFormRefusal } from '../use-form-refusal.ts';

/** What is known of a company that does not exist yet. */
export type NewCompany = Schemas['NewCompany'];

/**
 * Adds a company: the first of a new user, or another one of a master owner who may. Its trial begins at once.
 *
 * @param options.finishesSetup - Nothing is left to set up after this, so the company is marked as ready.
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError, for example with the code
 * `cannot_add_companies` or `too_many_trials`, left to the form.
 * @example
 * ```tsx
 * const create = useCreateCompany();
 * create.mutate({ name: 'Kawiarnia Lipa', timezone: 'Europe/Warsaw' }, { onSuccess: ({ id }) => chooseCompany(id) });
 * ```
 */
export function useCreateCompany({ finishesSetup = false }: { finishesSetup?: boolean } = {}): MutationResult<
  Company,
  NewCompany
> {
  const { client, queryClient, language, emit } = usePinfold();
  const { reportElsewhere: onError } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: async (company: NewCompany) => {
      const created = await answer(client.api.POST('/companies/', { body: company }));
      if (finishesSetup) await finishSetup(client.with({ companyId: created.id, language }));
      return created;
    },
    onError,
    onSuccess: ({ id }) => emit({ type: 'company_created', companyId: id }),
    // Also after a failure: an answer may be lost on the way although the company was made.
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.all }),
  });
}

/** The company exists by now, so that a failure here must not look as if it did not: the setup just stays open. */
async function finishSetup(client: PinfoldClient): Promise<void> {
  await client.api.PATCH('/companies/current/', { body: { wizard_completed: true } }).catch(() => undefined);
}
