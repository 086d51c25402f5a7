import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { KeywordScope } from '@pinfold/contract/features/company/keyword';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { companyPageKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryOf, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { companyKeys } from '../../../query/user-keys.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';

/** What the company wants to be found by on maps. */
export type Keyword = Schemas['Keyword'];

/** Keywords to add, all in one scope. */
export type NewKeywords = Schemas['NewKeywords'];

/** Which keywords are listed. */
export interface KeywordSearch {
  /** Part of a keyword. */
  q?: string;
  scope?: KeywordScope;
  /** Counts from 1. */
  page?: number;
}

/** Keywords per page of the list. */
export const keywordPageSize = 50;

/** What the company wants to be found by on maps, as a query. */
function listKeywords(client: PinfoldClient, search: KeywordSearch): QueryOf<PageOf<Keyword>> {
  return queryOptions({
    queryKey: companyPageKeys.keywordList(client.scope, search),
    queryFn: ({ signal }) =>
      unwrapResponse(
        client.api.GET('/keywords/', {
          params: { query: { ...search, page_size: keywordPageSize } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

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
  const refetch = () => queryClient.invalidateQueries({ queryKey: companyKeys.all });
  const create = useFormMutation({
    mutationFn: (body: NewKeywords) => unwrapResponse(client.api.POST('/keywords/', { body })),
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
