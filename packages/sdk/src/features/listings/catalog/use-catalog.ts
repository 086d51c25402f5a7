import type { AttributeValueType } from '@pinfold/contract/features/listings/attributes/attribute';
import { categoryKey } from '@pinfold/contract/features/listings/listing-categories';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import {
  type CatalogQuery,
  type CategorySearch,
  isAsked,
  listAttributes,
  listListingCategories,
  listMoreHoursTypes,
} from './catalog.queries.ts';

/** A category of the provider, with the services and kinds of hours that it brings. */
export type ListingCategory = Schemas['ListingCategory'];

/**
 * Categories of the provider in the user's language: those whose name holds a text, or those of some ids, in their
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

/** An attribute that the provider offers, with its choices, in the user's language. */
export type CatalogAttribute = Schemas['OfferedAttribute'];

/**
 * The attributes that some locations can have, or a listing of a category in a country. No request while neither is
 * known.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: offered = [] } = useAttributeMetadata({ category: 'gcid:cafe', country: 'PL' });
 * return <AttributesField value={attributes} onChange={setAttributes} offered={offered} />;
 * ```
 */
export function useAttributeMetadata({
  valueTypes,
  enabled = true,
  ...asked
}: CatalogQuery & {
  /** Only these: bool 1, enum 2, url 3, repeated enum 4. */
  valueTypes?: readonly AttributeValueType[] | undefined;
  /** False holds the call back. */
  enabled?: boolean;
}): QueryResult<readonly CatalogAttribute[]> {
  const { client, language } = usePinfold();
  return usePinfoldQuery({
    ...listAttributes(client, language, asked, valueTypes),
    select: ({ results }): readonly CatalogAttribute[] => results,
    enabled: enabled && isAsked(asked),
    meta: { isQuiet: true },
  });
}

/** A kind of hours beside the opening hours, such as deliveries, in the user's language. */
export type CatalogHoursType = Schemas['OfferedHoursType'];

/**
 * The kinds of hours that some locations can have, or a listing of a category in a country. No request while neither is
 * known.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and are left to the form.
 * @example
 * ```tsx
 * const { data: types = [] } = useMoreHoursTypes({ facilitiesIds: [12] });
 * return <MoreHoursField value={moreHours} onChange={setMoreHours} types={types} />;
 * ```
 */
export function useMoreHoursTypes({
  enabled = true,
  ...asked
}: CatalogQuery & { /** False holds the call back. */ enabled?: boolean }): QueryResult<
  readonly CatalogHoursType[]
> {
  const { client, language } = usePinfold();
  return usePinfoldQuery({
    ...listMoreHoursTypes(client, language, asked),
    select: ({ results }): readonly CatalogHoursType[] => results,
    enabled: enabled && isAsked(asked),
    meta: { isQuiet: true },
  });
}
