export {
  useReviewCities,
  useReviewGroups,
  useReviewLocations,
  type City,
  type LocationGroup,
  type LocationSummary,
} from '../features/listings/use-review-locations.ts';
