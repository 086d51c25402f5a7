import { answer } from '../../../client/answer.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { MutationResult } from '../../../query/results.ts';
import { useFormRefusal } from '../use-form-refusal.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';

/** A company as the public register knows it. */
export type RegisteredCompany = Schemas['RegisteredCompany'];

/**
 * Looks a company up by its Polish tax number, in the register of VAT payers. A mutation, since a person asks for it.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is an ApiError with the code `tax_number_invalid`,
 * `company_not_found` or `registry_unavailable`, left to the form.
 * @example
 * ```tsx
 * const lookUp = useRegistryLookup();
 * lookUp.mutate('676-246-23-40', { onSuccess: ({ name }) => show(name) });
 * ```
 */
export function useRegistryLookup(): MutationResult<RegisteredCompany, string> {
  const { client } = usePinfold();
  const { reportElsewhere: onError } = useFormRefusal();
  return usePinfoldMutation({
    meta: { isQuiet: true },
    onError,
    mutationFn: (taxNumber: string) =>
      answer(client.api.GET('/company-registry/', { params: { query: { tax_number: taxNumber } } })),
  });
}
