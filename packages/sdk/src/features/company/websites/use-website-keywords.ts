import { useMemo } from 'react';
import { answer } from '../../../client/answer.ts';
import type { Schemas, PageOf } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { companyKeys } from '../../../query/company-keys.ts';
import type { PagedResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldInfiniteQuery } from '../../../query/use-pinfold-infinite-query.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../use-form-refusal.ts';
import { listWebsiteKeywords } from './website-queries.ts';

/** What a website is searched by, and from where. */
export type WebsiteKeyword = Schemas['WebsiteKeyword'];

/** Keywords to search a website by, from one place. */
export type NewWebsiteKeywords = Schemas['NewWebsiteKeywords'];

const noKeywords: WebsiteKeyword[] = [];

/** What `useWebsiteKeywords` returns. */
export type UseWebsiteKeywordsResult = PagedResult<PageOf<WebsiteKeyword>> & {
  keywords: WebsiteKeyword[];
  count: number | undefined;
  create: MutationResult<PageOf<WebsiteKeyword>, NewWebsiteKeywords>;
  remove: MutationResult<void, number>;
};

/**
 * What a website is searched by, and from where, a hundred more with every `fetchNextPage`, with the ways to add and to remove keywords.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`; a refusal of `create` is an ApiError,
 * for example with the code `plan_limit_reached`, left to the form.
 * @example
 * ```tsx
 * const { keywords, create } = useWebsiteKeywords(website.id);
 * create.mutate({ keywords: ['kawiarnia kraków'], search_location: 3 });
 * ```
 */
export function useWebsiteKeywords(websiteId: number): UseWebsiteKeywordsResult {
  const { client, queryClient } = usePinfold();
  const list = usePinfoldInfiniteQuery(listWebsiteKeywords(client, websiteId));
  const { data } = list;
  const keywords = useMemo(() => data?.pages.flatMap(({ results }) => results) ?? noKeywords, [data]);
  const { reportElsewhere: onError } = useFormRefusal();
  const refetch = () => queryClient.invalidateQueries({ queryKey: companyKeys.all });
  const create = usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (body: NewWebsiteKeywords) =>
      answer(client.api.POST('/websites/{id}/keywords/', { params: { path: { id: websiteId } }, body })),
    onError,
    onSuccess: refetch,
  });
  const remove = usePinfoldMutation({
    mutationFn: async (id: number) => {
      await client.api.DELETE('/websites/{id}/keywords/{keyword_id}/', {
        params: { path: { id: websiteId, keyword_id: id } },
      });
    },
    onSettled: refetch,
  });
  return { ...list, keywords, count: data?.pages.at(-1)?.count, create, remove };
}
