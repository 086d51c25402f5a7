import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { MutationResult } from '../../../query/results.ts';
import type { BoosterContact } from '../booster.queries.ts';
import { useRefreshBooster } from '../forms/use-booster-forms.ts';

/** A copy for a customer as a file. */
export interface BoosterContactFile {
  filename: string;
  /** A JSON document. */
  content: string;
}

/** How much was erased. */
export interface ErasedBoosterContact {
  answers: number;
  invitations: number;
}

/**
 * Finds what the company has stored under an address, in every form. It is asked for each time and kept in no cache.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; `too_many_attempts` after many addresses.
 * @example
 * ```tsx
 * const find = useFindBoosterContact();
 * find.mutate('ola@lipa.example');
 * ```
 */
export function useFindBoosterContact(): MutationResult<BoosterContact, string> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (contact: string) =>
      unwrapResponse(client.api.POST('/review-booster/contacts/search/', { body: { contact } })),
  });
}

/**
 * Fetches what is stored under an address as a file for its customer.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const copy = useExportBoosterContact();
 * copy.mutate('ola@lipa.example', { onSuccess: ({ content }) => console.log(content) });
 * ```
 */
export function useExportBoosterContact(): MutationResult<BoosterContactFile, string> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (contact: string) =>
      unwrapResponse(client.api.POST('/review-booster/contacts/export/', { body: { contact } })),
  });
}

/**
 * Erases what is stored under an address, for good, and keeps it from being invited again.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const erase = useEraseBoosterContact();
 * erase.mutate('ola@lipa.example');
 * ```
 */
export function useEraseBoosterContact(): MutationResult<ErasedBoosterContact, string> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (contact: string) =>
      unwrapResponse(client.api.POST('/review-booster/contacts/erase/', { body: { contact } })),
    onSettled: useRefreshBooster(),
  });
}
