import { canToggleGroupLocation } from '@pinfold/contract/features/listings/groups/group';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import { useReviewGroups, type LocationGroup } from '../use-review-locations.ts';
import { useEditGroups } from './use-edit-groups.ts';

/** What `useAddToGroup` returns. */
export interface UseAddToGroupResult {
  isNew: boolean;
  setNew: (next: boolean) => void;
  groups: LocationGroup[];
  groupId: number | null;
  setGroupId: Dispatch<SetStateAction<number | null>>;
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
  const { wordsFor } = useFormRefusal();
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
    refusal: error?.code === 'group_exists' ? undefined : wordsFor(error),
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
