import { hrefTo, paths } from '../../routing/paths.ts';

/** Where a location is edited. */
export function locationHref({ id }: { id: number }): string {
  return hrefTo(paths.listingDetails, { id });
}
