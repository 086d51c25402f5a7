import type { Language } from '@pinfold/contract/languages';
import { ApiError } from './api-error.ts';
import type { TokenKeeper } from './keep-token.ts';
import { readProblem } from './read-problem.ts';

export interface TransportOptions {
  companyId?: number | undefined;
  language?: Language | undefined;
  fetch?: ((request: Request) => Promise<Response>) | undefined;
  onUnauthorized?: ((error: ApiError) => void) | undefined;
}

export type Transport = (request: Request) => Promise<Response>;

/** Sends a request with the session's headers; a refusal or a missing answer is thrown as an ApiError. */
export function createTransport(options: TransportOptions, keeper: TokenKeeper): Transport {
  return async (request) => {
    // What is public is asked without saying who asks: another origin need not be allowed to know.
    const isPublic = request.credentials === 'omit';
    const token = isPublic ? undefined : await keeper.token();
    const repeatable = request.clone();
    let response = await send(isPublic ? { fetch: options.fetch } : options, request, token);
    if (response.status === 401 && !isPublic) {
      const renewed = await keeper.token(token);
      if (renewed && renewed !== token) response = await send(options, repeatable, renewed);
    }
    if (response.ok) return response;

    const error = readProblem(response, await readText(response, request.signal));
    if (response.status === 401 && !isPublic) options.onUnauthorized?.(error);
    throw error;
  };
}

async function send(options: TransportOptions, request: Request, token: string | undefined) {
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
export async function readText(response: Response, signal: AbortSignal): Promise<string> {
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
