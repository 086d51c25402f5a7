import { queryOptions } from '@tanstack/react-query';
import type { MemberAccess } from '@pinfold/contract/access/access';
import type { Language } from '@pinfold/contract/languages';
import type { PublicLocator, PublicLocatorPage, PublicStore } from '@pinfold/store-locator';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { storeLocatorKeys } from '../../../query/query-keys.ts';
import type { QueryOf } from '../../../query/results.ts';
import type { ListingLocator } from './listing-locator.ts';
import type { LocatorFilterOffer, LocatorSettings } from './locator-settings.ts';
import type { LocatorQuestion } from './use-locator-questions.ts';

/** Access to changing the locator's settings of all locations. */
export const sharedLocatorAccess: MemberAccess = {
  permission: 'manage_store_locator',
  module: 'store_locator',
  demo: 'blocked',
  concernsAllLocations: true,
};

/** Access to changing those of single locations. */
export const listingLocatorAccess: MemberAccess = {
  permission: 'manage_store_locator',
  module: 'store_locator',
  demo: 'blocked',
};

/** How the store locator is set up, as a query. */
export function getLocator(client: PinfoldClient): QueryOf<LocatorSettings> {
  return queryOptions({
    queryKey: storeLocatorKeys.settings(client.scope),
    queryFn: ({ signal }) => unwrapResponse(client.api.GET('/store-locator/', { signal })),
    staleTime: 60_000,
  });
}

/** What visitors could filter by, as a query. */
export function listLocatorFilters(client: PinfoldClient): QueryOf<LocatorFilterOffer[]> {
  return queryOptions({
    queryKey: storeLocatorKeys.filters(client.scope),
    queryFn: async ({ signal }) =>
      (await unwrapResponse(client.api.GET('/store-locator/filters/', { signal }))).results,
    staleTime: 60_000,
  });
}

/** Questions for all locations (`null`) or of one, in their order, as a query. */
export function listLocatorQuestions(
  client: PinfoldClient,
  locationId: number | null,
): QueryOf<LocatorQuestion[]> {
  return queryOptions({
    queryKey: storeLocatorKeys.questions(client.scope, locationId),
    queryFn: async ({ signal }) => {
      const query = locationId === null ? {} : { facility: locationId };
      return (await unwrapResponse(client.api.GET('/store-locator/faq/', { params: { query }, signal })))
        .results;
    },
    staleTime: 60_000,
  });
}

/** Settings of one location in the locator, as a query. */
export function getListingLocator(client: PinfoldClient, id: number): QueryOf<ListingLocator> {
  return queryOptions({
    queryKey: storeLocatorKeys.listing(client.scope, id),
    queryFn: ({ signal }) =>
      unwrapResponse(client.api.GET('/facilities/{id}/store-locator/', { params: { path: { id } }, signal })),
    staleTime: 60_000,
  });
}

/** The locator as visitors would find it now, published or not, as a query. */
export function previewLocator(
  client: PinfoldClient,
  language: Language | undefined,
): QueryOf<PublicLocator> {
  return queryOptions({
    queryKey: storeLocatorKeys.preview(client.scope, language),
    queryFn: async ({ signal }) => {
      const query = language === undefined ? {} : { lang: language };
      const call = client.api.GET('/store-locator/preview/', { params: { query }, signal });
      // The client's types lose the length of tuples.
      return (await unwrapResponse(call)) as PublicLocator;
    },
    staleTime: 60_000,
  });
}

/** The stores of one area as visitors would find them now, published or not, as a query. */
export function previewLocatorPage(client: PinfoldClient, page: number): QueryOf<PublicLocatorPage> {
  return queryOptions({
    queryKey: storeLocatorKeys.previewPage(client.scope, page),
    queryFn: async ({ signal }) => {
      const params = { path: { page } };
      const call = client.api.GET('/store-locator/preview/pages/{page}/', { params, signal });
      // The client's types lose the length of tuples.
      return (await unwrapResponse(call)) as PublicLocatorPage;
    },
    staleTime: 60_000,
  });
}

/** One store as visitors would find it now, published or not, as a query. */
export function previewStore(client: PinfoldClient, id: number, language: Language): QueryOf<PublicStore> {
  return queryOptions({
    queryKey: storeLocatorKeys.previewStore(client.scope, id, language),
    queryFn: async ({ signal }) => {
      const params = { path: { id }, query: { lang: language } };
      const call = client.api.GET('/store-locator/preview/stores/{id}/', { params, signal });
      // The client's types lose the length of tuples.
      return (await unwrapResponse(call)) as PublicStore;
    },
    staleTime: 60_000,
  });
}
