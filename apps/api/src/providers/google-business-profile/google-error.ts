/**
 * Why a call to Google failed. `quota`: too many requests, wait. `temporary`: no answer, or a server error: try again.
 * `not_found`: the review or location is gone. `denied`: the grant or the verification is lost. `invalid`: refused for
 * what it says; trying again is pointless.
 */
export type GoogleErrorKind = 'quota' | 'temporary' | 'not_found' | 'denied' | 'invalid';

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
    kindOf(status),
    message,
    retryAfter === null ? undefined : Number(retryAfter) || undefined,
  );
}

function kindOf(status: number): GoogleErrorKind {
  if (status === 429) return 'quota';
  if (status === 404) return 'not_found';
  if (status === 401 || status === 403) return 'denied';
  return status >= 500 || status === 408 ? 'temporary' : 'invalid';
}
