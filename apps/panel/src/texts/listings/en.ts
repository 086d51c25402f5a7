import { enListingPage } from '../../features/listings/details/texts/en.ts';
import { enLocationPages } from '../../features/listings/texts/en.ts';

/** What the pages about listings say, in English. */
export const en = { ...enLocationPages, ...enListingPage };
