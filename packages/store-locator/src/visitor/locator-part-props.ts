import type { ComponentType } from 'react';
import type { PublicStoreCard } from '../locator.ts';
import type { StoreLocatorState } from '../store-locator-state.ts';
import type { LocatorWords } from './words/locator-words.ts';

/** What every part of the view is given. */
export interface LocatorPartProps {
  state: StoreLocatorState;
  words: LocatorWords;
}

/** Parts of a host's own in place of ours. */
export interface StoreLocatorSlots {
  /** Above the search field, in place of logo, name and languages. */
  header?: ComponentType<LocatorPartProps> | undefined;
  /** Below name, address and hours of a shop in the list. */
  card?: ComponentType<LocatorPartProps & { card: PublicStoreCard }> | undefined;
  /** Below the list, in place of the owner's links. */
  footer?: ComponentType<LocatorPartProps> | undefined;
  /** Beside the list, in place of our map with all that is on it. */
  map?: ComponentType<LocatorPartProps> | undefined;
}
