import { esListingLocator } from './listing/es.ts';
import { esLocatorQuestions } from './questions/es.ts';
import { esLocatorSettings } from './settings/es.ts';

/** Words of the store locator's owner, in Spanish. */
export const esStoreLocator = { ...esLocatorSettings, ...esLocatorQuestions, ...esListingLocator };
