import type { Language } from '@pinfold/contract/languages';
import type { Schemas } from '@pinfold/contract/schemas';

/** The first response of a locator: the owner's options, the filters, and the first 50 stores at most. */
export type PublicLocator = Schemas['PublicLocator'];

/** The owner's options that visitors see. */
export type PublicLocatorOptions = Schemas['PublicLocatorOptions'];

/** Up to 5,000 stores of one area, as columns. */
export type PublicLocatorPage = Schemas['PublicLocatorPage'];

/** A store as the list shows it. */
export type PublicStoreCard = Schemas['PublicStoreCard'];

/** A store with everything that visitors see of it. */
export type PublicStore = Schemas['PublicStore'];

/** A review as the provider publishes it. */
export type PublicReview = Schemas['PublicReview'];

/** A town or a street with its coordinates. */
export type LocatorPlace = Schemas['LocatorPlace'];

/** Opening hours as minutes since the start of the week or of a date. */
export type CompiledHours = Schemas['CompiledHours'];

/** Where a locator reads its stores: the public API, or an owner's preview. Every method rejects with a `LocatorError`. */
export interface LocatorSource {
  /** Identifies the locator, so that what was fetched for one is never shown in another. */
  readonly key: string;
  locator(language: Language | undefined, signal?: AbortSignal): Promise<PublicLocator>;
  /** The first response if it was loaded before, so that the first render shows it; undefined otherwise. */
  arrived?(language: Language | undefined): PublicLocator | undefined;
  page(locator: PublicLocator, page: number, signal?: AbortSignal): Promise<PublicLocatorPage>;
  store(id: number, language: Language, signal?: AbortSignal): Promise<PublicStore>;
  reviews(
    id: number,
    query: { page: number; rating?: number | undefined; isTextOnly?: boolean | undefined },
    signal?: AbortSignal,
  ): Promise<{ count: number; results: PublicReview[] }>;
  places(q: string, language: Language, signal?: AbortSignal): Promise<LocatorPlace[]>;
}

/** Why a request of a locator failed; `busy` is HTTP 429 or 503. */
export type LocatorProblem = 'offline' | 'not_found' | 'busy' | 'failed';

/** Thrown by a `LocatorSource`; `problem` says why. */
export class LocatorError extends Error {
  override readonly name = 'LocatorError';
  readonly problem: LocatorProblem;

  constructor(problem: LocatorProblem, options?: ErrorOptions) {
    super(`Store locator: ${problem}`, options);
    this.problem = problem;
  }
}

/** Returns the problem for an HTTP status of the public API. */
export function problemOfStatus(status: number): LocatorProblem {
  if (status === 404) return 'not_found';
  return status === 429 || status === 503 ? 'busy' : 'failed';
}
