export {
  useReviewCities,
  useReviewGroups,
  useReviewLocations,
  type City,
  type LocationGroup,
  type LocationSummary,
} from '../features/listings/use-review-locations.ts';
export { useLocationIds, useLocationPages } from '../features/listings/use-location-pages.ts';
