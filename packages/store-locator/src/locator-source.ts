import type { Language } from '@pinfold/contract/languages';
import type { LocatorPlace, PublicLocator, PublicLocatorPage, PublicReview, PublicStore } from './locator.ts';

/** Where a locator has its shops from: the public API, or an owner’s preview. Each rejects with a `LocatorError`. */
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
