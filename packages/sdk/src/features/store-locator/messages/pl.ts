import { plListingLocator } from './listing/pl.ts';
import { plLocatorQuestions } from './questions/pl.ts';
import { plLocatorSettings } from './settings/pl.ts';

/** Words of the store locator's owner, in Polish. */
export const plStoreLocator: typeof plLocatorSettings & typeof plLocatorQuestions & typeof plListingLocator =
  { ...plLocatorSettings, ...plLocatorQuestions, ...plListingLocator };
