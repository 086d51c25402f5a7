import { esListingPage } from '../../features/listings/details/texts/es.ts';
import { esLocationPages } from '../../features/listings/texts/es.ts';

/** What the pages about listings say, in Spanish. */
export const es = { ...esLocationPages, ...esListingPage };
