import type { Language } from '@pinfold/contract/languages';
import createFetchClient, { type Client } from 'openapi-fetch';
import type { ApiError } from './api-error.ts';
import type { paths } from '@pinfold/contract/schemas';
import { keepToken, type GetToken, type TokenKeeper } from './token.ts';
import {
  createTransport,
  type FreshLoginPrompt,
  rejectOnAbort,
  repeatOnceFresh,
  withDeadline,
} from './transport.ts';

/** Address of the API, token, company and language. */
export interface ClientOptions {
  /** Where the API lives, for example `https://api.example.com/v1`. A path such as `/api` means the page's origin. */
  baseUrl: string;
  /**
   * Asked before each call, and again with the refused token after a 401. An answer of `{ token, expiresAt }` is
   * kept, and replaced half a minute before it ends: make another client for another person.
   */
  getToken?: GetToken | undefined;
  /** The company to act in. Left out before one is chosen, for example while logging in. */
  companyId?: number | undefined;
  /** Language of the API's sentences. The Provider sets it from its `locale`. */
  language?: Language | undefined;
  /** Replaces the page's `fetch`. */
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Called when the API refuses the token, also after asking for another. */
  onUnauthorized?: ((error: ApiError) => void) | undefined;
  /** Milliseconds after which a call fails with `timeout`. @defaultValue 30000 */
  timeoutMs?: number | undefined;
}

/** A typed connection to the API in one company's name. It holds nothing but its token and opens nothing until called. */
export interface PinfoldClient {
  /** Every call of the API, typed by its OpenAPI document. Each one throws an {@link ApiError} when it fails. */
  readonly api: Client<paths>;
  readonly companyId: number | undefined;
  readonly language: Language | undefined;
  /** Names the data that this client can see: two clients with one scope may share a cache. */
  readonly scope: string;
  /** The same connection with another company or language. */
  with(change: Pick<ClientOptions, 'companyId' | 'language'>): PinfoldClient;
  /** Opens a response that is read as a stream. It has no timeout: abort the signal to end it. */
  open(path: string, init: RequestInit & { signal: AbortSignal }): Promise<Response>;
  /** Milliseconds until the cached token is replaced and streams should reconnect; undefined if unknown. */
  tokenDueIn(): number | undefined;
  /** Who asks the user to log in afresh; shared with the clients of `with`. `FreshLogin` sets it while it is on the page. */
  readonly freshLogin: FreshLoginPrompt;
}

/**
 * Makes the client that a `PinfoldProvider` is given.
 *
 * @throws Nothing by itself; every call of the client throws an {@link ApiError} when it fails.
 * @example
 * ```ts
 * const client = createClient({
 *   baseUrl: 'https://api.example.com',
 *   getToken: () => session.token,
 *   companyId: 17,
 * });
 * ```
 */
export function createClient(options: ClientOptions): PinfoldClient {
  return connect(options, keepToken(options.getToken), {});
}

function connect(options: ClientOptions, keeper: TokenKeeper, freshLogin: FreshLoginPrompt): PinfoldClient {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const transport = createTransport(options, keeper);
  return {
    api: createFetchClient<paths>({
      baseUrl: absolute(baseUrl),
      fetch: repeatOnceFresh(withDeadline(transport, options.timeoutMs ?? 30_000), freshLogin),
    }),
    companyId: options.companyId,
    language: options.language,
    scope: `${baseUrl}#${options.companyId ?? ''}`,
    with: (change) => connect({ ...options, ...change }, keeper, freshLogin),
    open: (path, init) => {
      const request = new Request(absolute(baseUrl) + path, init);
      return rejectOnAbort(transport(request), request.signal);
    },
    tokenDueIn: keeper.dueIn,
    freshLogin,
  };
}

/** `Request` takes no relative address outside a page; on a server nothing is called, so any origin will do. */
function absolute(baseUrl: string): string {
  if (/^https?:/.test(baseUrl)) return baseUrl;
  const origin = typeof location === 'undefined' ? 'http://localhost' : location.origin;
  return origin + (baseUrl.startsWith('/') || baseUrl === '' ? baseUrl : `/${baseUrl}`);
}
