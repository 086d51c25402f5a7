import type { LocationListSlots } from './location-list-context.ts';

/** Parts of the list of locations that a host can style: `pinfold-LocationList-name` and so on. */
export type LocationListPart = 'rows' | 'name' | 'card' | 'state';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    LocationList: LocationListPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    LocationList: LocationListSlots;
  }
}
