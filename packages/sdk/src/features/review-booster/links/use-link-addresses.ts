import { usePermission } from '../../../permissions/use-permission.ts';
import { useLocationPages } from '../../listings/use-location-pages.ts';
import type { BoosterLink } from '../booster.queries.ts';

/** Most locations that the API takes by id at once. */
const most = 500;

/**
 * Returns the address of a link's location, since locations of a chain often share their name; undefined for readers who see
 * no locations, and beyond the first 500.
 */
export function useLinkAddresses(
  links: readonly BoosterLink[] | undefined,
): (link: BoosterLink) => string | undefined {
  const { allowed } = usePermission('view_facilities_data');
  const ids = [...new Set(links?.map(({ facility_id: id }) => id))].slice(0, most);
  const { locations } = useLocationPages({ ids, enabled: allowed && ids.length > 0 });
  const byId = new Map(locations.map(({ id, formatted_address: address }) => [id, address]));
  return (link) => byId.get(link.facility_id) || undefined;
}
