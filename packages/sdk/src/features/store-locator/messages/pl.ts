import { plListingLocator } from './listing/pl.ts';
import { plLocatorQuestions } from './questions/pl.ts';
import { plLocatorSettings } from './settings/pl.ts';

/** Words of the store locator's owner, in Polish. */
export const plStoreLocator = { ...plLocatorSettings, ...plLocatorQuestions, ...plListingLocator };
