/**
 * A call to a provider that failed. `Kind` is what the provider's failures are told apart by; `quota` means for each that
 * it wants fewer calls for a while.
 */
export class ProviderError<Kind extends string = string> extends Error {
  readonly kind: Kind;
  /** Seconds to wait, where the provider says so. */
  readonly retryAfter: number | undefined;
  /** The provider's codes for why; empty if it names none. */
  readonly reasons: readonly string[] = [];

  constructor(kind: Kind, message: string, retryAfter?: number, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
