import { answer } from '../../../client/answer.ts';
import type { Schemas, PageOf } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { companyKeys } from '../../../query/company-keys.ts';
import type { QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../use-form-refusal.ts';
import { listKeywords, type KeywordSearch } from './keyword-queries.ts';

/** What the company wants to be found by on maps. */
export type Keyword = Schemas['Keyword'];

/** Keywords to add, all in one scope. */
export type NewKeywords = Schemas['NewKeywords'];

/** What `useKeywords` returns. */
export type UseKeywordsResult = QueryResult<PageOf<Keyword>> & {
  create: MutationResult<PageOf<Keyword>, NewKeywords>;
  remove: MutationResult<void, number>;
};

/**
 * What the company wants to be found by on maps, page by page, with the ways to add and to remove keywords.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`; a refusal of `create` is an ApiError
 * with the code `scope_incomplete`, `keyword_operator`, `not_found` or `plan_limit_reached`, left to the form.
 * @example
 * ```tsx
 * const { data, create } = useKeywords({ scope: 'company' });
 * create.mutate({ keywords: ['kawiarnia', 'śniadania kraków'], scope: 'company' });
 * ```
 */
export function useKeywords(search: KeywordSearch = {}): UseKeywordsResult {
  const { client, queryClient } = usePinfold();
  const list = usePinfoldQuery({ ...listKeywords(client, search), enabled: client.companyId !== undefined });
  const { reportElsewhere: onError } = useFormRefusal();
  const refetch = () => queryClient.invalidateQueries({ queryKey: companyKeys.all });
  const create = usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (body: NewKeywords) => answer(client.api.POST('/keywords/', { body })),
    onError,
    onSuccess: refetch,
  });
  const remove = usePinfoldMutation({
    mutationFn: async (id: number) => {
      await client.api.DELETE('/keywords/{id}/', { params: { path: { id } } });
    },
    onSettled: refetch,
  });
  return { ...list, create, remove };
}
