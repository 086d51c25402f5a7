/** The visitor’s view from its sources: its entry in the SDK reads the Provider of a React app, which a page has not. */
export { createPublicSource } from '../../../sdk/src/features/store-locator/create-public-source.ts';
export type { PublicLocator } from '../../../sdk/src/features/store-locator/locator.ts';
export type { StoreLocatorEvent } from '../../../sdk/src/features/store-locator/store-locator-state.ts';
export { useStoreLocator } from '../../../sdk/src/features/store-locator/use-store-locator.ts';
export { sheet } from '../../../sdk/src/features/store-locator/visitor/sheet.ts';
export { VisitorView } from '../../../sdk/src/features/store-locator/visitor/visitor-view.tsx';
export { loadWords } from '../../../sdk/src/features/store-locator/visitor/words/load-words.ts';
export { plural } from '../../../sdk/src/features/store-locator/visitor/words/plural.ts';
