import { answer } from '../../../client/answer.ts';
import type { Schemas, PageOf } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { companyKeys } from '../../../query/company-keys.ts';
import type { QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../use-form-refusal.ts';
import { listWebsites } from './website-queries.ts';

/** A website of the company. */
export type Website = Schemas['Website'];

/** A website to add. */
export type NewWebsite = Schemas['NewWebsite'];

/** What `useWebsites` returns. */
export type UseWebsitesResult = QueryResult<PageOf<Website>> & {
  create: MutationResult<Website, NewWebsite>;
  remove: MutationResult<void, number>;
};

/**
 * The company's websites, with the ways to add and to remove one.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`; refusals of `create` are ApiErrors
 * with the code `url_invalid`, `website_exists` or `plan_limit_reached`, left to the form.
 * @example
 * ```tsx
 * const { data, create, remove } = useWebsites();
 * create.mutate({ url: 'https://kawiarnialipa.pl', name: 'Kawiarnia Lipa' });
 * ```
 */
export function useWebsites(): UseWebsitesResult {
  const { client, queryClient } = usePinfold();
  const list = usePinfoldQuery({ ...listWebsites(client), enabled: client.companyId !== undefined });
  const { reportElsewhere: onError } = useFormRefusal();
  const refetch = () => queryClient.invalidateQueries({ queryKey: companyKeys.all });
  const create = usePinfoldMutation({
    meta: { isQuiet: true },
    mutationFn: (website: NewWebsite) => answer(client.api.POST('/websites/', { body: website })),
    onError,
    onSuccess: refetch,
  });
  const remove = usePinfoldMutation({
    mutationFn: async (id: number) => {
      await client.api.DELETE('/websites/{id}/', { params: { path: { id } } });
    },
    onSettled: refetch,
  });
  return { ...list, create, remove };
}
