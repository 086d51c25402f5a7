import type { QueryClient } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { ApiError } from '../../../client/api-error.ts';
import { storeLocatorKeys } from '../../../query/query-keys.ts';
import type { LocatorSource } from '../locator-source.ts';
import type { PublicLocatorPage, PublicStore } from '../locator.ts';
import { draftOptions, draftStore } from './draft-options.ts';
import { previewLocator, previewStore } from './locator-queries.ts';
import type { LocatorOptions } from './locator-settings.ts';

/** What the preview asks, and how it lays the draft over the answers. */
export interface PreviewSourceOptions {
  client: PinfoldClient;
  queryClient: QueryClient;
  saved: LocatorOptions;
  draft: LocatorOptions;
}

/** A source that shows an owner what visitors would find, published or not: the shops that come first. */
export function createPreviewSource({
  client,
  queryClient,
  saved,
  draft,
}: PreviewSourceOptions): LocatorSource {
  return {
    key: `preview ${client.scope}`,
    locator: async (language) => {
      const locator = await queryClient.fetchQuery(previewLocator(client, language));
      // More than the first shops are only fetched for visitors.
      return {
        ...locator,
        options: draftOptions(locator.options, draft),
        pages: [],
        count: locator.stores.length,
      };
    },
    page: (locator, page) => Promise.resolve({ ...noShops, version: locator.version, page }),
    store: async (id, language) =>
      draftStore(await queryClient.fetchQuery(previewStore(client, id, language)), saved, draft),
    reviews: async (id, { page, rating, isTextOnly }) => {
      const queryKey = storeLocatorKeys.previewStores(client.scope, id);
      // The preview has the newest reviews alone, which came with the shop.
      const [, shop] = queryClient.getQueriesData<PublicStore>({ queryKey }).at(-1) ?? [];
      const results = (shop ? draftStore(shop, saved, draft).reviews : []).filter(
        (review) =>
          (rating === undefined || review.rating === rating) && (isTextOnly !== true || review.text !== ''),
      );
      return { count: results.length, results: page === 1 ? results : [] };
    },
    places: async (q, language, signal) => {
      const name = queryClient.getQueryData(previewLocator(client, language).queryKey)?.name;
      if (name === undefined) return [];
      const params = { path: { name }, query: { q, lang: language } };
      // An unpublished locator looks no places up.
      return client.api
        .GET('/locators/{name}/places/', { params, ...(signal && { signal }) })
        .then(({ data }) => data?.results ?? [])
        .catch((error: unknown) => {
          if (error instanceof ApiError) return [];
          throw error;
        });
    },
  };
}

const noShops: Omit<PublicLocatorPage, 'version' | 'page'> = {
  names: [],
  cities: [],
  hours: [],
  zones: [],
  id: [],
  latitude: [],
  longitude: [],
  name: [],
  street: [],
  postal_code: [],
  city: [],
  hour: [],
  zone: [],
  filters: [],
  rating: [],
  reviews_count: [],
  phone: [],
  closed_for_now: [],
};
