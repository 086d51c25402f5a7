import { plListingPage } from '../../features/listings/details/texts/pl.ts';
import { plLocationPages } from '../../features/listings/texts/pl.ts';

/** What the pages about listings say, in Polish. */
export const pl = { ...plLocationPages, ...plListingPage };
