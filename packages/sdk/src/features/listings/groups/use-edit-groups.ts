import { unwrapResponse } from '../../../client/transport.ts';
import type { Schemas } from '../../../client/schema.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import type { LocationGroup } from '../use-review-locations.ts';

/** A group to make: of chosen locations, or of all that have a label. */
export type NewLocationGroup = Schemas['NewLocationGroup'];

/** What changes in a group. */
export type LocationGroupChange = Schemas['LocationGroupChange'];

/** What became of an import: how many were added, and which codes nobody has. */
export type GroupImport = Schemas['GroupImport'];

/** What `useEditGroups` returns. */
export interface UseEditGroupsResult {
  create: MutationResult<LocationGroup, NewLocationGroup>;
  change: MutationResult<LocationGroup, LocationGroupChange & { id: number }>;
  remove: MutationResult<void, number>;
  importCodes: MutationResult<GroupImport, { id: number; codes: readonly string[] }>;
}

/**
 * Makes, changes, fills and deletes groups of locations.
 *
 * @throws Error outside a `PinfoldProvider`. Refusals are ApiErrors with the code `group_exists`, `label_group`,
 * `facility_unknown`, `group_in_use` or `group_import_failed`, left to the form.
 * @example
 * ```tsx
 * const { create, importCodes } = useEditGroups();
 * create.mutate({ name: 'Kawiarnie z ogródkiem' }, {
 *   onSuccess: ({ id }) => importCodes.mutate({ id, codes: ['LIP-KRK-01', 'LIP-GDA-01'] }),
 * });
 * ```
 */
export function useEditGroups(): UseEditGroupsResult {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere: onError } = useFormRefusal();
  // A group is also a filter, so that what is listed may change with it.
  const options = {
    meta: { isQuiet: true },
    onError,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: locationKeys.all }),
  };
  const create = usePinfoldMutation({
    ...options,
    mutationFn: (group: NewLocationGroup) => unwrapResponse(client.api.POST('/groups/', { body: group })),
  });
  const change = usePinfoldMutation({
    ...options,
    mutationFn: ({ id, ...body }: LocationGroupChange & { id: number }) =>
      unwrapResponse(client.api.PATCH('/group/{id}/', { params: { path: { id } }, body })),
  });
  const remove = usePinfoldMutation({
    ...options,
    mutationFn: async (id: number) => {
      await client.api.DELETE('/group/{id}/', { params: { path: { id } } });
    },
  });
  const importCodes = usePinfoldMutation({
    ...options,
    mutationFn: ({ id, codes }: { id: number; codes: readonly string[] }) =>
      unwrapResponse(
        client.api.POST('/group/{id}/import/', {
          params: { path: { id } },
          body: { store_codes: [...codes] },
        }),
      ),
  });
  return { create, change, remove, importCodes };
}
