import { photosForLocator, pictureForLocator, postsForLocator } from './features/publications/for-locator.ts';
import { ratingsForLocator, reviewsForLocator } from './features/reviews/for-locator.ts';
import type { LocatorSources } from './locator-sources.ts';

/** Where store locators meet reviews, posts and photos. */
export const connectedLocatorSources: LocatorSources = {
  ratings: ratingsForLocator,
  reviews: reviewsForLocator,
  posts: postsForLocator,
  photos: photosForLocator,
  picture: pictureForLocator,
};
