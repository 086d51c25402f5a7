import type { Schemas } from '../../../client/schema.ts';
import type { LocatorSettings } from './locator-settings.ts';

/** Settings of one location in the locator, and whether visitors find it. */
export type ListingLocator = Schemas['ListingLocator'];

/** What an owner can change for one location; null inherits the value of all locations. */
export type ListingLocatorOptions = Pick<
  ListingLocator,
  | 'is_hidden'
  | 'text'
  | 'contact'
  | 'offer_link'
  | 'sections'
  | 'shows_reviews'
  | 'shows_posts'
  | 'shows_photos'
>;

/** A setting that one location can override, by its name in the API. */
export type ListingLocatorField = keyof ListingLocatorOptions;

/** Returns only the settings of a location that an owner can change. */
export function listingLocatorOptionsOf(listing: ListingLocatorOptions): ListingLocatorOptions {
  return {
    is_hidden: listing.is_hidden,
    text: listing.text,
    contact: listing.contact,
    offer_link: listing.offer_link,
    sections: listing.sections,
    shows_reviews: listing.shows_reviews,
    shows_posts: listing.shows_posts,
    shows_photos: listing.shows_photos,
  };
}

/** Returns the settings that the location overrides, in the order of the form. */
export function ownListingFields(listing: ListingLocatorOptions): ListingLocatorField[] {
  const { is_hidden: _hidden, ...options } = listingLocatorOptionsOf(listing);
  const fields = Object.keys(options).filter((field): field is keyof typeof options => field in options);
  return fields.filter((field) => options[field] !== null);
}

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
