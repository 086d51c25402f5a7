import type { PinfoldClient } from '../../client/create-client.ts';
import type { ChangeSelection } from './change-selection.ts';
import { tidyExternalChangeFilters, type ExternalChangeFilters } from './external-change-filters.ts';
import { findExternalChangeIds } from './external-change-queries.ts';

/**
 * The part of a selection that the filters leave: "all of this location" means what of it is listed. Filters that a
 * decision cannot name are asked for the ids.
 */
export async function selectionWithin(
  client: PinfoldClient,
  filters: ExternalChangeFilters,
  selection: ChangeSelection,
): Promise<ChangeSelection> {
  if (selection.ids) return selection;
  const { source, fields, facilities_ids, identical_key, ...others } = tidyExternalChangeFilters(filters);
  const { facilitiesIds = facilities_ids, identicalKey = identical_key } = selection;
  if (Object.keys(others).length === 0) return { source, fields, facilitiesIds, identicalKey };
  const found = await findExternalChangeIds(client, {
    ...filters,
    ...(facilitiesIds && { facilities_ids: facilitiesIds }),
    ...(identicalKey && { identical_key: identicalKey }),
  });
  return { ids: found.ids };
}
