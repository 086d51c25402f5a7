'use client';
export { StoreLocator, type StoreLocatorProps } from './features/store-locator/store-locator.tsx';
export {
  StoreLocatorView,
  type StoreLocatorViewProps,
} from './features/store-locator/store-locator-view.tsx';
export type {
  LocatorPartProps,
  StoreLocatorSlots,
} from './features/store-locator/visitor/locator-part-props.ts';
export type { LocatorWords } from './features/store-locator/visitor/words/locator-words.ts';
export type {
  LocatorMapAdapter,
  LocatorMapHandle,
  LocatorMapOptions,
  MapPin,
  MapTiles as LocatorMapTiles,
  MapView,
} from './features/store-locator/visitor/map/locator-map-adapter.ts';
