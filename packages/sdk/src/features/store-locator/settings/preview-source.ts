import type { QueryClient } from '@tanstack/react-query';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { ApiError } from '../../../client/api-error.ts';
import { storeLocatorKeys } from '../../../query/query-keys.ts';
import type { LocatorSource, PublicStore } from '@pinfold/store-locator';
import { draftOptions, draftStore } from './draft-options.ts';
import { previewLocator, previewLocatorPage, previewStore } from './locator.queries.ts';
import type { LocatorOptions } from './locator-settings.ts';

/** What the preview asks, and how it lays the draft over the answers. */
export interface PreviewSourceOptions {
  client: PinfoldClient;
  queryClient: QueryClient;
  saved: LocatorOptions;
  draft: LocatorOptions;
}

/** A source that shows an owner what visitors would find, published or not. */
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
      // Of a very large chain there are the first stores alone.
      const count = locator.pages.length > 0 ? locator.count : locator.stores.length;
      return { ...locator, options: draftOptions(locator.options, draft), count };
    },
    page: (_locator, page) => queryClient.fetchQuery(previewLocatorPage(client, page)),
    store: async (id, language) =>
      draftStore(await queryClient.fetchQuery(previewStore(client, id, language)), saved, draft),
    reviews: async (id, { page, rating, isTextOnly }) => {
      const queryKey = storeLocatorKeys.previewStores(client.scope, id);
      // The preview has the newest reviews alone, which came with the store.
      const [, store] = queryClient.getQueriesData<PublicStore>({ queryKey }).at(-1) ?? [];
      const results = (store ? draftStore(store, saved, draft).reviews : []).filter(
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
