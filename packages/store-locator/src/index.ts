export { useStoreLocator, type StoreLocatorOptions } from './use-store-locator.ts';
export type {
  SearchOrigin,
  StoreLocatorEvent,
  StoreLocatorState,
  StoreSuggestion,
} from './store-locator-state.ts';
export { createPublicSource, type PublicSourceOptions } from './create-public-source.ts';
export type { LocatorProblem, LocatorSource } from './locator-source.ts';
export { LocatorError, problemOfStatus } from './locator-error.ts';
export { createLocatorEngine } from './engine/create-locator-engine.ts';
export type {
  Bounds,
  LocatorEngine,
  Position,
  StoreCluster,
  StoreQuery,
  StoreResult,
} from './engine/locator-engine.ts';
export type {
  CompiledHours,
  LocatorPlace,
  PublicLocator,
  PublicLocatorOptions,
  PublicLocatorPage,
  PublicReview,
  PublicStore,
  PublicStoreCard,
} from './locator.ts';
export { directionsUrl } from './visitor/directions-url.ts';
