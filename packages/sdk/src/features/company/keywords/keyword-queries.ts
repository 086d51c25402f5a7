import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { KeywordScope } from '@pinfold/contract/features/company/keyword';
import { answer } from '../../../client/answer.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { PageOf } from '../../../client/schema.ts';
import { companyPageKeys } from '../../../query/query-keys.ts';
import type { Keyword } from './use-keywords.ts';
import type { QueryOf } from '../../../query/results.ts';

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
export function listKeywords(client: PinfoldClient, search: KeywordSearch): QueryOf<PageOf<Keyword>> {
  return queryOptions({
    queryKey: companyPageKeys.keywordList(client.scope, search),
    queryFn: ({ signal }) =>
      answer(
        client.api.GET('/keywords/', {
          params: { query: { ...search, page_size: keywordPageSize } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}
