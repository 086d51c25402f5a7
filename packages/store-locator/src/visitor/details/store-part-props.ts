import type { PublicStore } from '../../locator.ts';
import type { DetailsWords } from '../words/details/details-words.ts';
import type { LocatorWords } from '../words/locator-words.ts';

/** What each part of the details is given. */
export interface StorePartProps {
  store: PublicStore;
  words: LocatorWords;
  /** Words of the details alone. */
  own: DetailsWords;
}
