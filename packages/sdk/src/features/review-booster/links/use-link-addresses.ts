import type { Schemas } from '../../../client/schema.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listLocations } from '../../listings/listings.queries.ts';
import type { BoosterLink } from '../booster.queries.ts';

/** Most locations that the API takes by id at once. */
const most = 500;

/**
 * Returns what tells a link's location apart, since those of a chain often share their name: its address, or its store code
 * where it has no address. Undefined for readers who see no locations.
 */
export function useLinkAddresses(
  links: readonly BoosterLink[] | undefined,
): (link: BoosterLink) => string | undefined {
  const { client, queryClient } = usePinfold();
  const { allowed } = usePermission('view_facilities_data');
  const ids = [...new Set(links?.map(({ facility_id: id }) => id))];
  const { data } = usePinfoldQuery({
    queryKey: locationKeys.list(client.scope, { addresses_of: ids.join(',') }),
    queryFn: () => readInParts(ids, (part) => queryClient.fetchQuery(listLocations(client, { ids: part }))),
    enabled: allowed && ids.length > 0,
    placeholderData: (former) => former,
    staleTime: 60_000,
  });
  const byId = new Map(data?.map((location) => [location.id, location]));
  return (link) => {
    const location = byId.get(link.facility_id);
    return location?.formatted_address || location?.store_code || undefined;
  };
}

/** Returns the locations of all parts, one after another. */
async function readInParts(
  ids: readonly number[],
  read: (part: readonly number[]) => Promise<Schemas['LocationPage']>,
): Promise<Schemas['LocationPage']['results']> {
  const found: Schemas['LocationPage']['results'] = [];
  for (let at = 0; at < ids.length; at += most) found.push(...(await read(ids.slice(at, at + most))).results);
  return found;
}
