import { useClient } from '../../provider/use-pinfold.ts';
import { useSelection, type Selection } from '../../state/use-selection.ts';
import { tidyExternalChangeFilters, type ExternalChangeFilters } from './external-change-filters.ts';
import { findExternalChangeIds } from './external-change-queries.ts';

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
