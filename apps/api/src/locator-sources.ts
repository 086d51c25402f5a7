import type { Language } from '@pinfold/contract/languages';
import type {
  PublicReview,
  PublicStore,
} from '@pinfold/contract/features/store-locator/public-store.endpoints';
import type { LocatorImage } from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import type { Queryable } from './database/database.ts';
import type { PageOf, Paging } from './database/page-of.ts';
import type { Services } from './services.ts';

export interface ReviewChoice {
  minRating: number;
  textOnly: boolean;
  rating?: number | undefined;
  paging: Paging;
}

/** Data of other features for the store locator, which imports none of them: the composition root provides it. */
export interface LocatorSources {
  /** Average to a tenth and number of the reviews of each location that has any, or of one; deleted ones left out. */
  ratings(
    db: Queryable,
    companyId: number,
    locationId?: number,
  ): Promise<Map<number, { rating: number; count: number }>>;
  reviews(
    db: Queryable,
    companyId: number,
    locationId: number,
    choice: ReviewChoice,
  ): Promise<PageOf<PublicReview>>;
  /** Addresses of pictures are their names, such as `post-12`; the locator that shows them knows where they are. */
  posts(
    services: Services,
    companyId: number,
    locationId: number,
    language: Language,
  ): Promise<PublicStore['posts']>;
  /** Addresses are names, such as `photo-12`. */
  photos(services: Services, companyId: number, locationId: number): Promise<LocatorImage[]>;
  /** A picture by its name, shown or not, and the location that alone may show it; undefined for any other name. */
  picture(
    services: Services,
    companyId: number,
    name: string,
  ): Promise<{ content: Uint8Array<ArrayBuffer>; type: string; locationId: number } | undefined>;
}
