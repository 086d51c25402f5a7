export { useStoreLocator, type StoreLocatorOptions } from '../features/store-locator/use-store-locator.ts';
export type {
  SearchOrigin,
  StoreLocatorEvent,
  StoreLocatorState,
  StoreSuggestion,
} from '../features/store-locator/store-locator-state.ts';
export {
  createPublicSource,
  type PublicSourceOptions,
} from '../features/store-locator/create-public-source.ts';
export type { LocatorProblem, LocatorSource } from '../features/store-locator/locator-source.ts';
export { LocatorError } from '../features/store-locator/locator-error.ts';
export { createLocatorEngine } from '../features/store-locator/engine/create-locator-engine.ts';
export type {
  Bounds,
  LocatorEngine,
  Position,
  StoreCluster,
  StoreQuery,
  StoreResult,
} from '../features/store-locator/engine/locator-engine.ts';
export type {
  CompiledHours,
  LocatorPlace,
  PublicLocator,
  PublicLocatorOptions,
  PublicLocatorPage,
  PublicReview,
  PublicStore,
  PublicStoreCard,
} from '../features/store-locator/locator.ts';
export {
  openState,
  type OpenState,
  type ShopTime,
} from '@pinfold/contract/features/store-locator/hours/open-state';
export { directionsUrl } from '../features/store-locator/visitor/directions-url.ts';
