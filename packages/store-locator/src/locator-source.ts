import type { Language } from '@pinfold/contract/languages';
import type { Schemas } from '@pinfold/contract/schemas';

/** The first answer: how it looks, what can be filtered by, and the stores that come first. */
export type PublicLocator = Schemas['PublicLocator'];

/** What a visitor sees of the owner’s choices. */
export type PublicLocatorOptions = Schemas['PublicLocatorOptions'];

/** Some thousand stores of one area, as columns. */
export type PublicLocatorPage = Schemas['PublicLocatorPage'];

/** A store in the list. */
export type PublicStoreCard = Schemas['PublicStoreCard'];

/** A store with all that a visitor can know of it. */
export type PublicStore = Schemas['PublicStore'];

/** A review as it is public at the provider. */
export type PublicReview = Schemas['PublicReview'];

/** A town or a street with where it is. */
export type LocatorPlace = Schemas['LocatorPlace'];

/** Opening hours as numbers. */
export type CompiledHours = Schemas['CompiledHours'];

/** Where a locator has its stores from: the public API, or an owner’s preview. Each rejects with a `LocatorError`. */
export interface LocatorSource {
  /** Different for each locator, so that what one has fetched is not shown in another. */
  readonly key: string;
  locator(language: Language | undefined, signal?: AbortSignal): Promise<PublicLocator>;
  /** The same, where it is here already: it is in the first thing that is drawn. */
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

/** Why a visitor gets no answer. */
export type LocatorProblem = 'offline' | 'not_found' | 'busy' | 'failed';

/** Why a visitor gets no answer, as a locator’s source says it. */
export class LocatorError extends Error {
  override readonly name = 'LocatorError';
  readonly problem: LocatorProblem;

  constructor(problem: LocatorProblem, options?: ErrorOptions) {
    super(`Store locator: ${problem}`, options);
    this.problem = problem;
  }
}

/** What a status of the public API means for a visitor. */
export function problemOfStatus(status: number): LocatorProblem {
  if (status === 404) return 'not_found';
  return status === 429 || status === 503 ? 'busy' : 'failed';
}
