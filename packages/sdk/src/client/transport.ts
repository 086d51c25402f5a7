import type { Language } from '@pinfold/contract/languages';
import { ApiError, parseObject, readProblem } from './api-error.ts';
import type { TokenKeeper } from './token.ts';

interface TransportOptions {
  companyId?: number | undefined;
  language?: Language | undefined;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  onUnauthorized?: ((error: ApiError) => void) | undefined;
}

type Transport = (request: Request) => Promise<Response>;

/**
 * Sends a request with the session's headers; a refusal or a missing answer is thrown as an ApiError. Logging out gives
 * the token up: after that nothing else is sent with it, and a refusal of what was on its way ends no session.
 */
export function createTransport(options: TransportOptions, keeper: TokenKeeper): Transport {
  return async (request) => {
    // Public paths are requested without our headers: another origin need not allow them.
    if (request.credentials === 'omit')
      return received(request, await send({ fetch: options.fetch }, request));

    const token = await keeper.token();
    // `/logout/` and `/logout/everywhere/` end the session in whose name they are sent.
    const isLogout = request.url.includes('/logout/');
    const isRevoked = () => !isLogout && token === keeper.revoked;
    if (isRevoked()) throw new ApiError({ kind: 'aborted' });
    if (isLogout) keeper.revoked = token || null;
    const repeatable = request.clone();
    try {
      let response = await send(options, request, token);
      if (response.status === 401 && !isRevoked()) {
        const renewed = await keeper.token(token);
        if (renewed && renewed !== token) response = await send(options, repeatable, renewed);
      }
      return await received(request, response);
    } catch (cause) {
      // Nothing else is thrown in there.
      const error = cause as ApiError;
      if (isRevoked()) throw new ApiError({ kind: 'aborted' });
      if (isLogout) keeper.revoked = null;
      if (error.status === 401) options.onUnauthorized?.(error);
      throw error;
    }
  };
}

async function received(request: Request, response: Response): Promise<Response> {
  if (response.ok) return response;
  throw readProblem(response, await readText(response, request.signal));
}

async function send(options: TransportOptions, request: Request, token?: string) {
  if (token) request.headers.set('Authorization', `Token ${token}`);
  if (options.companyId !== undefined) request.headers.set('Company-Id', String(options.companyId));
  if (options.language) request.headers.set('Accept-Language', options.language);
  // Read at call time, so that a host that replaces `fetch` later is respected.
  const fetch = options.fetch ?? ((outgoing: Request) => globalThis.fetch(outgoing));
  try {
    return await fetch(request);
  } catch (cause) {
    throw unanswered(cause, request.signal);
  }
}

/** Reads a body; a connection that breaks half-way is a network error. */
async function readText(response: Response, signal: AbortSignal): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw unanswered(cause, signal);
  }
}

function unanswered(cause: unknown, signal: AbortSignal): ApiError {
  if (cause instanceof ApiError) return cause;
  if (signal.aborted) {
    return signal.reason instanceof ApiError ? signal.reason : new ApiError({ kind: 'aborted', cause });
  }
  return new ApiError({ kind: 'network', cause });
}

/** Includes reading the body in the timeout, so that a response that stalls fails as well. */
export function withDeadline(transport: Transport, timeoutMs: number): Transport {
  return async (request) => {
    const controller = new AbortController();
    const giveUp = () => controller.abort(new ApiError({ kind: 'aborted', cause: request.signal.reason }));
    const timer = setTimeout(
      () => controller.abort(new ApiError({ kind: 'network', code: 'timeout' })),
      timeoutMs,
    );
    request.signal.addEventListener('abort', giveUp);
    if (request.signal.aborted) giveUp();
    try {
      return await rejectOnAbort(
        readJson(transport, new Request(request, { signal: controller.signal })),
        controller.signal,
      );
    } finally {
      clearTimeout(timer);
      request.signal.removeEventListener('abort', giveUp);
    }
  };
}

/** Asks the user to prove who they are, before what cannot be taken back. */
export interface FreshLoginPrompt {
  /** Resolves to true once they did, and to false if they would rather not. */
  ask?: (() => Promise<boolean>) | undefined;
}

/**
 * Asks the user where the API wants a fresh log-in, and then makes the call again, so that whoever made it goes on
 * waiting and loses nothing. The time that the user takes does not count as the call's.
 */
export function repeatOnceFresh(transport: Transport, prompt: FreshLoginPrompt): Transport {
  return (request) => {
    const repeatable = request.clone();
    return transport(request).catch(async (error: ApiError) => {
      if (error.code !== 'fresh_login_required' || !prompt.ask) throw error;
      const isFresh = await rejectOnAbort(prompt.ask(), request.signal).catch(() => false);
      if (request.signal.aborted) throw new ApiError({ kind: 'aborted', cause: request.signal.reason });
      if (!isFresh) throw error;
      return transport(repeatable);
    });
  };
}

async function readJson(transport: Transport, request: Request): Promise<Response> {
  const response = await transport(request);
  if (response.status === 204) return response;
  const text = await readText(response, request.signal);
  // Null is an answer of its own: there is no latest payment.
  if (text.trim() !== 'null' && !parseObject(text)) {
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    throw new ApiError({ kind: 'parsing', status: response.status, requestId });
  }
  return new Response(text, { status: response.status, headers: { 'Content-Type': 'application/json' } });
}

/** Settles with a promise, or rejects on abort: a host's `fetch` or `getToken` may ignore the signal. */
export function rejectOnAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject);
  });
}

/**
 * Returns the body of a call's result.
 *
 * @throws ApiError for every failure, also for a missing body.
 * @example
 * ```ts
 * const stats = await unwrapResponse(client.api.GET('/reviews/stats/'));
 * ```
 */
export async function unwrapResponse<Body>(
  call: Promise<{ data?: Body; response: Response }>,
): Promise<Body> {
  const { data, response } = await call;
  if (data === undefined) throw new ApiError({ kind: 'parsing', status: response.status });
  return data;
}
