import type { ProblemCode } from '@pinfold/contract/problem-codes';
import type { Logger } from 'pino';
import {
  ProviderError,
  type ProviderErrorKind,
  type ProviderErrorOptions,
} from '../delivery/provider-error.ts';
import { Problem } from '../problem.ts';
import { hideCredentials } from './hide-credentials.ts';
import { isUnsent } from './retry-reads.ts';
import { parseForeignJson } from './storable-text.ts';

/** A provider as its connector calls it. */
interface Provider {
  /** As logs and errors name it. */
  name: string;
  fetch: typeof globalThis.fetch;
  /** How long a whole response may take. */
  timeoutMilliseconds: number;
  /** The connector's class of errors. */
  Failure: new (kind: ProviderErrorKind, message: string, options?: ProviderErrorOptions) => ProviderError;
}

/** A response, whatever its status. */
export interface ProviderAnswer {
  status: number;
  ok: boolean;
  /** Seconds to wait, where the provider says so. */
  retryAfter: number | undefined;
  headers: Headers;
  text: string;
  /** Undefined where the text is not JSON. */
  body: unknown;
}

/** The reason of a failure after which the provider may have received the call all the same. */
export const unanswered = 'unanswered';

/**
 * Makes one call to a provider.
 * @throws Failure `temporary` where no whole response came in time
 */
export async function providerRequest(
  { name, fetch, timeoutMilliseconds, Failure }: Provider,
  url: string,
  request: RequestInit,
): Promise<ProviderAnswer> {
  try {
    const response = await hideCredentials(fetch)(url, {
      ...request,
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const text = await response.text();
    const { status, ok, headers } = response;
    return { status, ok, retryAfter: retryAfterIn(headers), headers, text, body: parse(text) };
  } catch (error) {
    throw new Failure('temporary', `No answer from ${name}: ${(error as Error).message}`, {
      reasons: isUnsent(error) ? [] : [unanswered],
    });
  }
}

/** Returns the seconds of a `Retry-After` header; undefined for a date. */
export function retryAfterIn(headers: Headers | undefined): number | undefined {
  const seconds = Number(headers?.get('Retry-After') ?? NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}

/** Returns what a status means where the provider has no code of its own for it. */
export function kindOfStatus(status: number): ProviderErrorKind {
  if (status === 429) return 'quota';
  if (status === 404) return 'not_found';
  if (status === 401 || status === 403) return 'denied';
  return status >= 500 || status === 408 ? 'temporary' : 'invalid';
}

/** Converts a failure to a problem that only says that the provider failed; the reason is logged. */
export function unavailable(log: Pick<Logger, 'warn'>, name: string, code: ProblemCode) {
  return (error: unknown): never => {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ kind: error.kind, reason: error.message }, `${name} did not answer`);
    throw new Problem(code);
  };
}

function parse(text: string): unknown {
  try {
    return parseForeignJson(text);
  } catch {
    return undefined;
  }
}
