export { useStoreLocator, type StoreLocatorOptions } from './use-store-locator.ts';
export type {
  SearchOrigin,
  StoreLocatorEvent,
  StoreLocatorState,
  StoreSuggestion,
} from './store-locator-state.ts';
export { createPublicSource, type PublicSourceOptions } from './public-source.ts';
export {
  type CompiledHours,
  LocatorError,
  type LocatorPlace,
  type LocatorProblem,
  type LocatorSource,
  problemOfStatus,
  type PublicLocator,
  type PublicLocatorOptions,
  type PublicLocatorPage,
  type PublicReview,
  type PublicStore,
  type PublicStoreCard,
} from './locator-source.ts';
export { createLocatorEngine } from './engine/create-locator-engine.ts';
export type {
  Bounds,
  LocatorEngine,
  Position,
  StoreCluster,
  StoreQuery,
  StoreResult,
} from './engine/locator-engine.ts';
export { directionsUrl } from './visitor/directions-url.ts';
