import type { ListingLocator } from './listing-locator.ts';
import type { LocatorSettings } from './locator-settings.ts';

/** Whether visitors find a location, or why they do not; `unlisted` is a location that no locator shows. */
export type ListingFinding = 'shown' | 'hidden' | 'out_of_scope' | 'unpublished' | 'unlisted';

/** What keeps visitors from finding a location, the nearest reason first. */
export function listingFinding(
  listing: Pick<ListingLocator, 'is_hidden' | 'is_in_scope' | 'page'>,
  locator: Pick<LocatorSettings, 'is_published'>,
): ListingFinding {
  if (listing.is_hidden) return 'hidden';
  if (!listing.is_in_scope) return 'out_of_scope';
  if (listing.page !== null) return 'shown';
  return locator.is_published ? 'unlisted' : 'unpublished';
}
