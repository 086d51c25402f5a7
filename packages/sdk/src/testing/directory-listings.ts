import { canRetryListing } from '@pinfold/contract/features/integrations/directory';
import type { Schemas } from '../client/schema.ts';
import { TestProblem } from './answers.ts';
import { hasText, pageOf } from './collection.ts';

type Listing = Pick<Schemas['DirectoryListing'], 'location' | 'state'>;

/** How many listings a directory shows, decides about and refuses. */
export function countListings(listings: readonly Listing[]): {
  published: number;
  waiting: number;
  refused: number;
} {
  const countOf = (...states: Listing['state'][]) =>
    listings.filter(({ state }) => states.includes(state)).length;
  return {
    published: countOf('published'),
    waiting: countOf('waiting', 'in_review', 'publishing'),
    refused: countOf('rejected', 'failed'),
  };
}

/** Returns a page of the listings that a query asks for by their location; those with problems first. */
export function searchListings<Row extends Listing>(
  listings: readonly Row[],
  query: URLSearchParams,
): { count: number; results: Row[] } {
  const found = listings.filter(({ location }) =>
    hasText(`${location.name} ${location.formatted_address} ${location.store_code}`, query.get('q')),
  );
  const rank = (listing: Row) => (canRetryListing(listing) || listing.state === 'conflict' ? 0 : 1);
  return pageOf(
    found.toSorted((a, b) => rank(a) - rank(b)),
    query,
    20,
  );
}

/**
 * Returns the ids of the locations that fit, of those that are named or of all.
 *
 * @throws TestProblem `not_found` where one is named that is not listed
 */
export function acceptListings<Row extends Listing>(
  listings: readonly Row[],
  ids: readonly number[] | undefined,
  fits: (listing: Row) => boolean,
): number[] {
  if (ids?.some((id) => !listings.some(({ location }) => location.id === id)))
    throw new TestProblem('not_found');
  return listings
    .filter((listing) => fits(listing) && (ids?.includes(listing.location.id) ?? true))
    .map(({ location }) => location.id);
}
