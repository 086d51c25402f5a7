import { unwrapResponse } from '../../../client/transport.ts';
import { canToggleGroupLocation } from '@pinfold/contract/features/listings/groups/group';
import { useState } from 'react';
import type { Schemas } from '../../../client/schema.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { locationKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { useFormMutation, useFormRefusal } from '../../../query/form-refusal.ts';
import { type LocationGroup, useReviewGroups } from '../use-locations-choice.ts';

/** A group to make: of chosen locations, or of all that have a label. */
export type NewLocationGroup = Schemas['NewLocationGroup'];

/** What changes in a group. */
export type LocationGroupChange = Schemas['LocationGroupChange'];

/** Result of an import: how many locations were added, and which codes are unknown. */
export type GroupImport = Schemas['GroupImport'];

/** What `useEditGroups` returns. */
export interface UseEditGroupsResult {
  create: MutationResult<LocationGroup, NewLocationGroup>;
  change: MutationResult<LocationGroup, LocationGroupChange & { id: number }>;
  remove: MutationResult<void, number>;
  importCodes: MutationResult<GroupImport, { id: number; codes: readonly string[] }>;
}

/**
 * Creates, changes, fills and deletes groups of locations.
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
  // A group is also a filter, so that what is listed may change with it.
  const options = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: locationKeys.all }),
  };
  const create = useFormMutation({
    ...options,
    mutationFn: (group: NewLocationGroup) => unwrapResponse(client.api.POST('/groups/', { body: group })),
  });
  const change = useFormMutation({
    ...options,
    mutationFn: ({ id, ...body }: LocationGroupChange & { id: number }) =>
      unwrapResponse(client.api.PATCH('/group/{id}/', { params: { path: { id } }, body })),
  });
  const remove = useFormMutation({
    ...options,
    mutationFn: async (id: number) => {
      await client.api.DELETE('/group/{id}/', { params: { path: { id } } });
    },
  });
  const importCodes = useFormMutation({
    ...options,
    operation: 'group_import',
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

/** What `useAddToGroup` returns. */
export interface UseAddToGroupResult {
  isNew: boolean;
  setNew: (next: boolean) => void;
  groups: LocationGroup[];
  groupId: number | null;
  setGroupId: (value: number | null) => void;
  name: string;
  setName: (next: string) => void;
  groupMessage: string | undefined;
  nameMessage: string | undefined;
  refusal: string | undefined;
  isAdding: boolean;
  add: (ids: readonly number[]) => void;
}

/**
 * The form that adds locations to a group, an existing one or a new one.
 *
 * @throws Error outside a `PinfoldProvider`. Why it was refused is in `refusal`.
 * @example
 * ```tsx
 * const form = useAddToGroup({ onAdded: ({ name }) => say(name) });
 * form.add([1, 4, 6]);
 * ```
 */
export function useAddToGroup({
  onAdded,
}: {
  onAdded?: ((group: { id: number; name: string }) => void) | undefined;
} = {}): UseAddToGroupResult {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const { create, change } = useEditGroups();
  const [isNew, setNew] = useState(false);
  const [groupId, setGroupId] = useState<number | null>(null);
  const [name, setName] = useState('');
  const [wasTried, setWasTried] = useState(false);
  const found = useReviewGroups();
  const groups = (found.data?.results ?? []).filter(canToggleGroupLocation);
  const error = create.error ?? change.error;
  const reset = () => {
    create.reset();
    change.reset();
  };
  return {
    isNew,
    setNew: (next: boolean) => {
      reset();
      setNew(next);
    },
    groups,
    groupId,
    setGroupId,
    name,
    setName: (next: string) => {
      reset();
      setName(next);
    },
    groupMessage: wasTried && groupId === null ? t('listings.list.to_group.choose') : undefined,
    nameMessage: nameMessage(),
    refusal: error?.code === 'group_exists' ? undefined : messageFor(error),
    isAdding: create.isPending || change.isPending,
    add: (ids: readonly number[]) => {
      setWasTried(true);
      reset();
      if (isNew && name.trim())
        create.mutate(
          { name: name.trim(), facilities_ids: [...ids] },
          { onSuccess: (group) => onAdded?.(group) },
        );
      if (!isNew && groupId !== null)
        change.mutate(
          { id: groupId, add_facilities_ids: [...ids] },
          { onSuccess: (group) => onAdded?.(group) },
        );
    },
  };

  function nameMessage() {
    if (error?.code === 'group_exists') return t('listings.groups.form.name_taken');
    return wasTried && !name.trim() ? t('listings.groups.form.name_missing') : undefined;
  }
}
