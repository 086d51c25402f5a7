import { googleViolations, type GoogleViolation } from './google-violations.ts';

/**
 * Why a call to Google failed. `quota`: too many requests, wait. `temporary`: no answer, or a server error: try again.
 * `not_found`: the review or location is gone. `denied`: the grant is lost. `unverified`: the location is not, or no
 * longer, verified. `invalid`: refused for what it says; trying again is pointless.
 */
export type GoogleErrorKind = 'quota' | 'temporary' | 'not_found' | 'denied' | 'unverified' | 'invalid';

export class GoogleError extends Error {
  readonly kind: GoogleErrorKind;
  /** Seconds that Google asks to wait. */
  readonly retryAfter: number | undefined;
  /** What it has against each field of a listing; empty when it does not say. */
  readonly violations: readonly GoogleViolation[];

  constructor(
    kind: GoogleErrorKind,
    message: string,
    retryAfter?: number,
    violations: readonly GoogleViolation[] = [],
  ) {
    super(message);
    this.name = 'GoogleError';
    this.kind = kind;
    this.retryAfter = retryAfter;
    this.violations = violations;
  }
}

/** Reads Google's error body (google.rpc.Status). */
export function googleError(status: number, body: unknown, retryAfter: string | null): GoogleError {
  const { error } = (body ?? {}) as {
    error?: { message?: string; status?: string; details?: unknown[] } | string;
  };
  const said = typeof error === 'string' ? { message: error, status: error } : (error ?? {});
  const kind = kindOf(status, said.status);
  return new GoogleError(
    kind,
    said.message ?? `HTTP ${status}`,
    retryAfter === null ? undefined : Number(retryAfter) || undefined,
    kind === 'invalid' ? googleViolations(said.details ?? []) : [],
  );
}

/** The token endpoint says 400 for a grant that was withdrawn, the others for a location that is not verified. */
function kindOf(status: number, code: string | undefined): GoogleErrorKind {
  if (code === 'invalid_grant') return 'denied';
  if (code === 'FAILED_PRECONDITION') return 'unverified';
  if (status === 429) return 'quota';
  if (status === 404) return 'not_found';
  if (status === 401 || status === 403) return 'denied';
  return status >= 500 || status === 408 ? 'temporary' : 'invalid';
}
