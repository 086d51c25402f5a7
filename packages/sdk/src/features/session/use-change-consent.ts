import { answer } from '../../client/answer.ts';
import type { Schemas, ListOf } from '../../client/schema.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import type { MutationResult } from '../../query/results.ts';
import { usePinfoldMutation } from '../../query/use-pinfold-query.ts';
import { listConsents } from './consents-query.ts';
import type { Consent } from './use-consents.ts';

/**
 * Gives or takes back one consent. It shows at once, and goes back when the API refuses.
 *
 * @throws Error outside a `PinfoldProvider`. A consent that the account rests on is an ApiError with the code
 * `consent_required`, left to the page.
 * @example
 * ```tsx
 * const change = useChangeConsent();
 * change.mutate({ kind: 'product_news', is_given: false });
 * ```
 */
export function useChangeConsent(): MutationResult<ListOf<Consent>, Schemas['ConsentChange']> {
  const { client, queryClient } = usePinfold();
  const { queryKey } = listConsents(client);
  return usePinfoldMutation({
    meta: { isQuiet: true },
    // One after another: the last press of a switch is the one that counts.
    scope: { id: 'consents' },
    mutationFn: (change: Schemas['ConsentChange']) =>
      answer(client.api.PATCH('/user/consents/', { body: change })),
    onMutate: async ({ kind, is_given }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.results.find((consent) => consent.kind === kind);
      replace(kind, { is_given, changed_at: new Date().toISOString() });
      return before;
    },
    onError: (_error, { kind }, before) => before && replace(kind, before),
    onSuccess: ({ results }, { kind }) => {
      const kept = results.find((consent) => consent.kind === kind);
      if (kept) replace(kind, kept);
    },
  });

  // One consent at a time, so that quick changes of two do not undo each other.
  function replace(kind: string, change: Partial<Schemas['Consent']>): void {
    queryClient.setQueryData(
      queryKey,
      (list) =>
        list && {
          results: list.results.map((one) => (one.kind === kind ? { ...one, ...change } : one)),
        },
    );
  }
}
