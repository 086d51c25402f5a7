import type { ProblemCode } from '@pinfold/contract/problem-codes';
import type { Schemas } from './schema.ts';

/** Why a call failed: HTTP status 4xx or 5xx, no response, an unreadable response, or the caller's abort signal. */
export type ApiErrorKind = 'http' | 'network' | 'parsing' | 'aborted';

/** One refused field of a request. */
export interface FieldError {
  /** Path of the field in the request body, for example `reply_comment`. */
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
  challenge?: Schemas['LoginChallenge'] | undefined;
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
  /** HTTP status; 0 without a response. */
  readonly status!: number;
  /** Stable code of the problem; undefined if the response did not come from the API. */
  readonly code: ProblemCode | 'timeout' | undefined;
  /** The API's sentence for people, in the language of the request. */
  readonly detail: string | undefined;
  readonly errors!: readonly FieldError[];
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined;
  /** Of `second_factor_required`: what `useCompleteLogin` goes on with. */
  readonly challenge: Schemas['LoginChallenge'] | undefined;
  /** Quote it when asking for support. */
  readonly requestId: string | undefined;

  constructor({ cause, ...details }: ApiErrorDetails) {
    super(details.detail ?? details.code ?? `${details.kind} error`, { cause });
    Object.assign(this, details, { status: details.status ?? 0, errors: details.errors ?? [] });
  }
}

/** Returns the ApiError of a failed response, also if a proxy sent a page instead of a problem document. */
export function readProblem(response: Response, body: string): ApiError {
  const problem = parseObject(body) ?? {};
  return new ApiError({
    kind: 'http',
    status: response.status,
    code: problemCode(problem['code']),
    detail: nonEmpty(problem['detail']),
    errors: fieldErrors(problem['errors']),
    retryAfter:
      seconds(problem['retry_after']) ?? seconds(Number(response.headers.get('Retry-After') ?? NaN)),
    challenge: problem['challenge'] as ApiErrorDetails['challenge'],
    requestId: nonEmpty(problem['request_id']) ?? nonEmpty(response.headers.get('X-Request-Id')),
  });
}

/** Taken at its word: a list of all codes would weigh more than everything else here, and age with every release. */
function problemCode(value: unknown): ProblemCode | undefined {
  return typeof value === 'string' && /^[a-z_]+$/.test(value) ? (value as ProblemCode) : undefined;
}

function nonEmpty(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

function seconds(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
}

function fieldErrors(value: unknown): FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (error): error is FieldError =>
      isObject(error) && typeof error['path'] === 'string' && typeof error['message'] === 'string',
  );
}

/** Returns a parsed JSON object or array; undefined for other values and for invalid JSON. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text);
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
