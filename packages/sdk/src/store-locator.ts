'use client';
export {
  StoreLocator,
  type StoreLocatorProps,
  StoreLocatorView,
  type StoreLocatorViewProps,
} from './features/store-locator/store-locator.tsx';
export type {
  LocatorMapAdapter,
  LocatorMapHandle,
  LocatorMapOptions,
  LocatorPartProps,
  LocatorMessages,
  MapPin,
  MapTiles as LocatorMapTiles,
  MapView,
  StoreLocatorSlots,
} from '@pinfold/store-locator/view';
