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

  constructor(kind: GoogleErrorKind, message: string, retryAfter?: number) {
    super(message);
    this.name = 'GoogleError';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Reads Google's error body (google.rpc.Status). */
export function googleError(status: number, body: unknown, retryAfter: string | null): GoogleError {
  const { error } = (body ?? {}) as { error?: { message?: string; status?: string } | string };
  const message = typeof error === 'string' ? error : (error?.message ?? `HTTP ${status}`);
  return new GoogleError(
    kindOf(status, typeof error === 'string' ? error : error?.status),
    message,
    retryAfter === null ? undefined : Number(retryAfter) || undefined,
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
