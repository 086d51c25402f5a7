import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listListingCategories, type CategorySearch } from './offer-queries.ts';

/** A category of the provider, with the services and kinds of hours that it brings. */
export type ListingCategory = Schemas['ListingCategory'];

/**
 * Categories of the provider in the reader's language: those whose name holds a text, or those of some ids, in their
 * order. The first hundred of them.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: found = [] } = useListingCategories({ q: 'kaw', country: 'PL' });
 * const { data: chosen = [] } = useListingCategories({ ids: ['gcid:cafe', 'gcid:bakery'] });
 * ```
 */
export function useListingCategories({
  enabled = true,
  ...search
}: CategorySearch & { /** False holds the call back. */ enabled?: boolean } = {}): QueryResult<
  readonly ListingCategory[]
> {
  const { client, language } = usePinfold();
  return usePinfoldQuery({
    ...listListingCategories(client, language, search),
    select: ({ results }): readonly ListingCategory[] => inOrder(results, search.ids),
    enabled: enabled && search.ids?.length !== 0,
    meta: { isQuiet: true },
  });
}

function inOrder(
  found: readonly ListingCategory[],
  ids: readonly string[] | undefined,
): readonly ListingCategory[] {
  if (!ids) return found;
  const keys = ids.map(categoryKey);
  const placeOf = ({ category_id }: ListingCategory) => keys.indexOf(categoryKey(category_id));
  return [...found].sort((a, b) => placeOf(a) - placeOf(b));
}
