/**
 * What a failure means for whoever called. `quota`: the provider wants fewer calls for a while. `temporary`: no response,
 * a server error, or an account without money: trying again may help. `not_found`: what the call is about does not exist.
 * `denied`: the credentials or the grant are refused. `unverified`: the location is not, or no longer, verified.
 * `invalid`: the request itself is refused, so a retry is pointless. `conflict`: it contradicts what the provider has.
 */
export type ProviderErrorKind =
  | 'quota'
  | 'temporary'
  | 'not_found'
  | 'denied'
  | 'unverified'
  | 'invalid'
  | 'conflict';

export interface ProviderErrorOptions extends ErrorOptions {
  /** Seconds to wait, where the provider says so. */
  retryAfter?: number | undefined;
  /** The provider's own codes for why, such as `SERVICE_DISABLED`; none where it names none. */
  reasons?: readonly string[];
}

/** A call to a provider that failed. */
export class ProviderError extends Error {
  readonly kind: ProviderErrorKind;
  readonly retryAfter: number | undefined;
  readonly reasons: readonly string[];

  constructor(kind: ProviderErrorKind, message: string, options: ProviderErrorOptions = {}) {
    super(message, options);
    this.name = new.target.name;
    this.kind = kind;
    this.retryAfter = options.retryAfter;
    this.reasons = options.reasons ?? [];
  }
}

/** Awaits a call to a provider, and what `explain` makes of its refusal. Other errors are not its business. */
export async function ifRefused<Answer, Instead>(
  call: Promise<Answer>,
  explain: (error: ProviderError) => Instead | Promise<Instead>,
): Promise<Answer | Instead> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return explain(error);
  }
}

/**
 * Awaits a call about something at a provider; undefined where it is gone. Of two deletions the second finds nothing.
 */
export function unlessGone<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return ifRefused(call, (error) => {
    if (error.kind === 'not_found') return undefined;
    throw error;
  });
}
