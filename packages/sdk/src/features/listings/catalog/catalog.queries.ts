import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AttributeValueType } from '@pinfold/contract/features/listings/attributes/attribute';
import type { Language } from '@pinfold/contract/languages';
import { unwrapResponse } from '../../../client/transport.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import type { ListOf, PageOf } from '../../../client/schema.ts';
import { catalogKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import type { ListingCategory, CatalogAttribute, CatalogHoursType } from './use-catalog.ts';

/** Which catalog is requested: that of some locations, or that of a category in a country. */
export interface CatalogQuery {
  /** What any of these locations can have. */
  facilitiesIds?: readonly number[] | undefined;
  /** Such as `gcid:cafe`; with `country`, in place of `facilitiesIds`. */
  category?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** Only what the locations have already. @defaultValue false */
  onlySet?: boolean | undefined;
}

/** Which categories to find. */
export interface CategorySearch {
  /** Part of the name, with or without accents. */
  q?: string | undefined;
  /** ISO 3166-1 alpha-2. @defaultValue PL */
  country?: string | undefined;
  /** Only these, such as `gcid:cafe`. */
  ids?: readonly string[] | undefined;
}

/** Whether there is anything to ask for. */
export function isAsked({ facilitiesIds, category, country }: CatalogQuery): boolean {
  return facilitiesIds ? facilitiesIds.length > 0 : Boolean(category && country);
}

/** Categories of the provider, the first hundred that match, as a query. */
export function listListingCategories(
  client: PinfoldClient,
  language: Language,
  { q, country, ids }: CategorySearch,
): QueryOf<PageOf<ListingCategory>> {
  const query = {
    page_size: 100,
    ...(country && { country }),
    ...(q && { q }),
    ...(ids && { ids: ids.join(',') }),
  };
  return queryOptions({
    queryKey: catalogKeys.categories(language, query),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/facilities/categories/', { params: { query }, signal })),
    staleTime: oneHour,
    placeholderData: keepPreviousData,
  });
}

/** Attributes that the provider offers, as a query. */
export function listAttributes(
  client: PinfoldClient,
  language: Language,
  asked: CatalogQuery,
  valueTypes?: readonly AttributeValueType[],
): QueryOf<ListOf<CatalogAttribute>> {
  const body = { ...bodyOf(asked), ...(valueTypes && { value_types: [...valueTypes] }) };
  return queryOptions({
    queryKey: catalogKeys.attributes(client.scope, { language, ...body }),
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/facilities/attributes/', { body, signal })),
    staleTime: oneHour,
    placeholderData: keepPreviousData,
  });
}

/** Kinds of hours that the provider offers, as a query. */
export function listMoreHoursTypes(
  client: PinfoldClient,
  language: Language,
  asked: CatalogQuery,
): QueryOf<ListOf<CatalogHoursType>> {
  const body = bodyOf(asked);
  return queryOptions({
    queryKey: catalogKeys.moreHours(client.scope, { language, ...body }),
    queryFn: ({ signal }) => unwrapResponse(client.api.POST('/facilities/more-hours/', { body, signal })),
    staleTime: oneHour,
    placeholderData: keepPreviousData,
  });
}

function bodyOf({ facilitiesIds, category, country, onlySet = false }: CatalogQuery) {
  if (facilitiesIds) return { only_set: onlySet, facilities_ids: [...facilitiesIds] };
  return { only_set: onlySet, ...(category && { category }), ...(country && { country }) };
}

/** The provider changes its catalog a few times a year. */
const oneHour = 3_600_000;
