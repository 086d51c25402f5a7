import type { LocatorSource } from './locator-source.ts';
import { createLocatorFetch } from './locator-fetch.ts';

/** Which locator, and where it is asked for. */
export interface PublicSourceOptions {
  /** Where the API answers, such as `https://app.example.com/api`. */
  api: string;
  /** What the locator is called in addresses. */
  name: string;
  /** Instead of the browser’s. @default globalThis.fetch */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/**
 * The shops of a published locator, from the public API: without a token, without cookies.
 *
 * @throws LocatorError - From each of its promises, with why there is no answer.
 * @example
 * ```ts
 * const source = createPublicSource({ api: 'https://app.example.com/api', name: 'kawiarnia-lipa' });
 * const locator = await source.locator('pl');
 * ```
 */
export function createPublicSource({ api, name, fetch }: PublicSourceOptions): LocatorSource {
  const base = `${api.replace(/\/+$/, '')}/locators/${encodeURIComponent(name)}/`;
  const { get, recall } = createLocatorFetch(fetch);
  const address = (path: string, query: Record<string, string | number | undefined>) => {
    const asked = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) if (value !== undefined) asked.set(key, String(value));
    return `${base}${path}${asked.size > 0 ? `?${asked}` : ''}`;
  };
  return {
    key: base,
    locator: (lang, signal) => get(address('', { lang }), signal),
    page: ({ language, version }, page, signal) =>
      get(address(`pages/${page}/`, { lang: language, version }), signal),
    store: (id, lang, signal) => recall(address(`stores/${id}/`, { lang }), signal),
    reviews: (id, { page, rating, isTextOnly }, signal) =>
      recall(
        address(`stores/${id}/reviews/`, { page, rating, text_only: isTextOnly ? 'true' : undefined }),
        signal,
      ),
    places: async (q, lang, signal) => {
      const { results } = await recall<{ results: Awaited<ReturnType<LocatorSource['places']>> }>(
        address('places/', { q, lang }),
        signal,
      );
      return results;
    },
  };
}
