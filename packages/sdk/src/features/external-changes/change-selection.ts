import type { ChangeField, ChangeSource } from '@pinfold/contract/features/external-changes/external-change';
import type { PinfoldClient } from '../../client/create-client.ts';
import { useClient } from '../../provider/use-pinfold.ts';
import { type Selection, useSelection } from '../../state/use-selection.ts';
import { type ExternalChangeFilters, tidyExternalChangeFilters } from './external-change-filters.ts';
import { findExternalChangeIds } from './external-changes.queries.ts';
import type { ExternalChange } from './external-change.ts';

/** Which changes a decision is about: those that meet everything that is named here. Name at least one thing. */
export interface ChangeSelection {
  /** These, by id; 10 000 at most. */
  ids?: readonly number[] | undefined;
  /** Of these locations, by id. */
  facilitiesIds?: readonly number[] | undefined;
  fields?: readonly ChangeField[] | undefined;
  source?: ChangeSource | undefined;
  /** That propose the same for the same field. */
  identicalKey?: string | undefined;
}

/** Whether a selection means a change. */
export function isSelected(selection: ChangeSelection, change: ExternalChange): boolean {
  const { ids, facilitiesIds, fields, source, identicalKey } = selection;
  return (
    (ids === undefined || ids.includes(change.id)) &&
    (facilitiesIds === undefined || facilitiesIds.includes(change.facility.id)) &&
    (fields === undefined || fields.includes(change.field)) &&
    (source === undefined || source === change.source) &&
    (identicalKey === undefined || identicalKey === change.identical_key)
  );
}

/** Which changes are ticked, loaded or not; all that match, as many as can be decided at once. */
export type ExternalChangeSelection = Selection;

/**
 * The selection of a list of changes. Other filters mean other changes, so a change of filters empties it.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const selection = useExternalChangeSelection({ source: 1 });
 * return <button onClick={() => void selection.selectAllMatching()}>{selection.count}</button>;
 * ```
 */
export function useExternalChangeSelection(filters: ExternalChangeFilters): ExternalChangeSelection {
  const client = useClient();
  return useSelection({
    query: JSON.stringify(tidyExternalChangeFilters(filters)),
    findIds: async () => (await findExternalChangeIds(client, filters)).ids,
  });
}

/**
 * Returns the part of a selection that matches the filters: "all of this location" means those listed. For filters that
 * a decision cannot carry, the ids are fetched.
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
