import type { ComponentType } from 'react';
import type { PublicStoreCard } from '../locator-source.ts';
import type { StoreLocatorState } from '../store-locator-state.ts';
import type * as lateParts from './late-parts.tsx';
import type { LocatorMessages } from './messages/locator-messages.ts';

/** Returns the class of a part; public, so that hosts can style it. */
export function part(name: LocatorPart): string {
  return `pinfold-StoreLocator-${name}`;
}

/** Parts of the view; those of details and map are declared there. */
type LocatorPart =
  | 'layout'
  | 'panel'
  | 'main'
  | 'header'
  | 'logo'
  | 'title'
  | 'language'
  | 'search'
  | 'field'
  | 'input'
  | 'clear'
  | 'locate'
  | 'suggestions'
  | 'suggestion'
  | 'kind'
  | 'label'
  | 'description'
  | 'note'
  | 'filters'
  | 'filter'
  | 'count'
  | 'status'
  | 'near'
  | 'list'
  | 'cards'
  | 'card'
  | 'name'
  | 'choose'
  | 'distance'
  | 'address'
  | 'facts'
  | 'badge'
  | 'rating'
  | 'actions'
  | 'action'
  | 'message'
  | 'skeleton'
  | 'footer'
  | 'link'
  | 'details'
  | 'map'
  | 'peek'
  | 'switch'
  | 'icon'
  | 'hidden';

/** Props of every part of the view. */
export interface LocatorPartProps {
  state: StoreLocatorState;
  messages: LocatorMessages;
}

/** Components of the host in place of ours. */
export interface StoreLocatorSlots {
  /** Above the search field, in place of logo, name and languages. */
  header?: ComponentType<LocatorPartProps> | undefined;
  /** Below name, address and hours of a store in the list. */
  card?: ComponentType<LocatorPartProps & { card: PublicStoreCard }> | undefined;
  /** Below the list, in place of the owner's links. */
  footer?: ComponentType<LocatorPartProps> | undefined;
  /** Beside the list, in place of our map with all that is on it. */
  map?: ComponentType<LocatorPartProps> | undefined;
}

/** The parts that are loaded after the list; null until then. */
export type LateParts = typeof lateParts;
