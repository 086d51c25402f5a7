/**
 * Why a search could not be made. `quota`: too many calls, wait. `payment`: the account has no money left. `denied`: it
 * is not let in. `refused`: for what was asked, so that asking again is pointless. `temporary`: no answer, or a server
 * error: try again.
 */
export type SearchResultsErrorKind = 'quota' | 'payment' | 'denied' | 'refused' | 'temporary';

export class SearchResultsError extends Error {
  readonly kind: SearchResultsErrorKind;
  /** Seconds to wait, where it is known. */
  readonly retryAfter: number | undefined;

  constructor(kind: SearchResultsErrorKind, message: string, retryAfter?: number) {
    super(message);
    this.name = 'SearchResultsError';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Reads a status code of DataForSEO, of a call or of one task in it (docs.dataforseo.com/v3/appendix/errors). */
export function searchResultsError(code: number, message: string): SearchResultsError {
  return new SearchResultsError(kindOf(code), `${code} ${message}`);
}

function kindOf(code: number): SearchResultsErrorKind {
  if (code === 40202 || code === 40209) return 'quota';
  if (code === 40200 || code === 40203 || code === 40210) return 'payment';
  if (code === 40100 || code === 40104 || (code >= 40201 && code <= 40208)) return 'denied';
  if (code === 40101 || code === 40103 || code >= 50000) return 'temporary';
  return 'refused';
}
