import { LocatorError, type LocatorSource, problemOfStatus } from './locator-source.ts';

/** Which locator, and the API that it is read from. */
export interface PublicSourceOptions {
  /** Base URL of the API, such as `https://app.example.com/api`. */
  api: string;
  /** The locator's name in addresses, such as `kawiarnia-lipa`. */
  name: string;
  /** Replaces the browser's `fetch`. @default globalThis.fetch */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined;
}

/**
 * Reads a published locator from the public API, without token or cookies. A request fails with `offline` after 20 seconds;
 * stores, reviews and places are kept for a minute.
 *
 * @throws LocatorError - Rejects the promise of every method; `problem` says why.
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

/** Fetches JSON without token or cookies; failures are a LocatorError. */
interface LocatorFetch {
  /** Concurrent calls for one URL share one request. */
  get<Answer>(url: string, signal: AbortSignal | undefined): Promise<Answer>;
  /** The same with a cache: a response is fresh for a minute, and is returned stale if fetching fails. */
  recall<Answer>(url: string, signal: AbortSignal | undefined): Promise<Answer>;
}

function createLocatorFetch(
  // Read at call time, so that a host that replaces `fetch` later is respected.
  fetch: (url: string, init: RequestInit) => Promise<Response> = (url, init) => globalThis.fetch(url, init),
): LocatorFetch {
  const running = new Map<string, Promise<unknown>>();
  const kept = new Map<string, { at: number; answer: unknown }>();

  async function ask(url: string): Promise<unknown> {
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => controller.abort(), deadline);
    let text: string;
    try {
      const response = await rejectOnAbort(fetch(url, { signal, credentials: 'omit' }), signal);
      if (!response.ok) throw new LocatorError(problemOfStatus(response.status));
      text = await rejectOnAbort(response.text(), signal);
    } catch (cause) {
      throw cause instanceof LocatorError ? cause : new LocatorError('offline', { cause });
    } finally {
      clearTimeout(timer);
    }
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new LocatorError('failed', { cause });
    }
  }

  async function get<Answer>(url: string, signal: AbortSignal | undefined): Promise<Answer> {
    const request = running.get(url) ?? ask(url).finally(() => running.delete(url));
    running.set(url, request);
    return (await (signal ? rejectOnAbort(request, signal) : request)) as Answer;
  }

  async function recall<Answer>(url: string, signal: AbortSignal | undefined): Promise<Answer> {
    const known = kept.get(url);
    if (known && Date.now() - known.at < freshFor) return known.answer as Answer;
    try {
      const answer = await get<Answer>(url, signal);
      kept.set(url, { at: Date.now(), answer });
      return answer;
    } catch (error) {
      if (known && error instanceof LocatorError && error.problem !== 'not_found')
        return known.answer as Answer;
      throw error;
    }
  }

  return { get, recall };
}

/** Milliseconds. */
const deadline = 20_000;

/** Milliseconds. */
const freshFor = 60_000;

/** Settles with a promise, or rejects when the signal is aborted: a host's own `fetch` may ignore the signal. */
function rejectOnAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject);
  });
}
