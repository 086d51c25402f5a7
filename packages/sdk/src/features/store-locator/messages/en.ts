import { enListingLocator } from './listing/en.ts';
import { enLocatorQuestions } from './questions/en.ts';
import { enLocatorSettings } from './settings/en.ts';

/** Words of the store locator's owner, in English. */
export const enStoreLocator: typeof enLocatorSettings & typeof enLocatorQuestions & typeof enListingLocator =
  { ...enLocatorSettings, ...enLocatorQuestions, ...enListingLocator };
