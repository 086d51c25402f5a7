import type { ProblemCode } from '@pinfold/contract/problem-codes';

/** Where a call failed: the API refused it, nobody answered, the answer made no sense, or the caller gave up. */
export type ApiErrorKind = 'http' | 'network' | 'parsing' | 'aborted';

/** One refused field of a request. */
export interface FieldError {
  /** Where the field is in the body, for example `reply_comment`. */
  path: string;
  /** Written for people, in the language of the request. */
  message: string;
}

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  status?: number | undefined;
  code?: ProblemCode | 'timeout' | undefined;
  detail?: string | undefined;
  errors?: readonly FieldError[] | undefined;
  retryAfter?: number | undefined;
  requestId?: string | undefined;
  cause?: unknown;
}

/**
 * The only error that Pinfold's client and hooks report.
 *
 * @example
 * ```ts
 * try {
 *   await unwrapResponse(client.api.GET('/reviews/stats/'));
 * } catch (error) {
 *   if (error instanceof ApiError && error.code === 'permission_denied') showUpgrade();
 * }
 * ```
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind!: ApiErrorKind;
  /** HTTP status; 0 when no answer came. */
  readonly status!: number;
  /** Stable name of the problem. Missing when something other than the API answered. */
  readonly code: ProblemCode | 'timeout' | undefined;
  /** The API's sentence for people, in the language of the request. */
  readonly detail: string | undefined;
  readonly errors!: readonly FieldError[];
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;
  /** Quote it when asking for support. */
  readonly requestId: string | undefined;

  constructor({ cause, ...details }: ApiErrorDetails) {
    super(details.detail ?? details.code ?? `${details.kind} error`, { cause });
    Object.assign(this, details, { status: details.status ?? 0, errors: details.errors ?? [] });
  }
}
