import { esListingLocator } from './listing/es.ts';
import { esLocatorQuestions } from './questions/es.ts';
import { esLocatorSettings } from './settings/es.ts';

/** Words of the store locator's owner, in Spanish. */
export const esStoreLocator: typeof esLocatorSettings & typeof esLocatorQuestions & typeof esListingLocator =
  { ...esLocatorSettings, ...esLocatorQuestions, ...esListingLocator };
