/** What nobody needs before the first shops are there and can be searched: more of them, places, suggestions. */
export { bringPage } from './bring-page.ts';
export { createEngineReach } from './engine/engine-reach.ts';
export { locateVisitor } from './locate-visitor.ts';
export { lookUpPlaces } from './look-up-places.ts';
export { pageToFetch } from './page-to-fetch.ts';
export { likeliestOf, positionOf, storeSuggestions } from './store-suggestions.ts';
