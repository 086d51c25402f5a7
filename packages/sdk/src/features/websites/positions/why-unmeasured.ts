import type { SearchPlace } from '../watched-websites.ts';
import type { OrganicAnswer, OrganicKeywordResults } from './organic-results.queries.ts';

/** Why a website has never been measured: its first search is on its way, or none will be made. */
export type WhyUnmeasured = 'not_configured' | 'not_placed' | 'not_yet';

/** Tells a website that waits for its first search from one that is looked up by nobody, or from nowhere. */
export function whyUnmeasured(
  { is_configured }: Pick<OrganicAnswer, 'is_configured'>,
  rows: readonly Pick<OrganicKeywordResults, 'search_location'>[],
  places: readonly SearchPlace[],
): WhyUnmeasured {
  if (!is_configured) return 'not_configured';
  const unplaced = new Set(places.filter((place) => !isPlaced(place)).map(({ id }) => id));
  return rows.every(({ search_location }) => unplaced.has(search_location)) ? 'not_placed' : 'not_yet';
}

/** A place without coordinates is not searched from. */
function isPlaced({ latitude, longitude }: SearchPlace): boolean {
  return latitude !== null && longitude !== null;
}
