import type { QueryClient } from '@tanstack/react-query';
import type { LocatorSource, PublicLocatorOptions, PublicStore } from '@pinfold/store-locator';
import { ApiError } from '../../../client/api-error.ts';
import type { PinfoldClient } from '../../../client/create-client.ts';
import { storeLocatorKeys } from '../../../query/query-keys.ts';
import type { LocatorContact, LocatorOptions } from './locator-settings.ts';
import { previewLocator, previewLocatorPage, previewStore } from './locator.queries.ts';

/** The client of the preview, and the draft that is applied to its responses. */
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
      // The preview has only the newest reviews, which are part of the store.
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

/** Returns the public options as they would be with the draft saved; the set of stores is decided by the API. */
export function draftOptions(published: PublicLocatorOptions, draft: LocatorOptions): PublicLocatorOptions {
  return {
    ...published,
    header_name: draft.header_name,
    logo: draft.logo,
    site_icon: draft.site_icon,
    // Half a colour while it is being typed.
    primary_color: /^#[0-9a-f]{6}$/.test(draft.primary_color) ? draft.primary_color : published.primary_color,
    distance_unit: draft.distance_unit,
    center: draft.search_area.center,
    radius_km: draft.search_area.radius_km,
    // A preview loads nothing from third parties without consent.
    map: { ...published.map, is_shown: draft.map.is_shown, asks_consent: true },
    launcher: draft.launcher,
    shows: {
      reviews: draft.reviews.is_shown,
      posts: draft.posts.is_shown,
      photos: draft.photos.is_shown,
      faq: draft.faq.is_shown,
    },
    contact: shownContact(draft),
    offer_link: draft.offer_link,
    sections: draft.sections,
  };
}

/** Returns a store as it would be with the draft; its own settings are kept. */
export function draftStore(store: PublicStore, saved: LocatorOptions, draft: LocatorOptions): PublicStore {
  const follows = (own: unknown, all: unknown) => JSON.stringify(own) === JSON.stringify(all);
  const { reviews, posts, photos, faq } = draft;
  return {
    ...store,
    contact: follows(store.contact, shownContact(saved)) ? shownContact(draft) : store.contact,
    offer_link: follows(store.offer_link, saved.offer_link) ? draft.offer_link : store.offer_link,
    sections: follows(store.sections, saved.sections) ? draft.sections : store.sections,
    reviews: reviews.is_shown
      ? store.reviews.filter(
          ({ rating, text }) => rating >= reviews.min_rating && (!reviews.text_only || text !== ''),
        )
      : [],
    reviews_shown: { min_rating: reviews.min_rating, text_only: reviews.text_only },
    posts: posts.is_shown ? store.posts : [],
    photos: photos.is_shown ? store.photos : [],
    questions: faq.is_shown ? store.questions : [],
  };
}

function shownContact({ contact }: LocatorOptions): LocatorContact | null {
  const { is_shown, email, phone, url } = contact;
  return is_shown ? { email, phone, url } : null;
}
