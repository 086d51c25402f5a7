import { canToggleGroupLocation } from '@pinfold/contract/features/listings/groups/group';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { useLocationPicker, type LocationPickerState } from '../picker/use-location-picker.ts';
import type { LocationGroup } from '../use-locations-choice.ts';
import { listGroupLocations } from './use-groups.ts';
import { useEditGroups } from './use-edit-groups.ts';

interface GroupFormOptions {
  /** The group to change; a new one without. */
  group?: LocationGroup | undefined;
  onSaved: (group: LocationGroup) => void;
}

const none: readonly number[] = [];

/** What `useGroupForm` returns. */
export interface UseGroupFormResult {
  isNew: boolean;
  name: string;
  setName: (next: string) => void;
  nameMessage: string | undefined;
  isLabelGroup: boolean;
  setLabelGroup: (value: boolean) => void;
  labels: readonly string[];
  setLabels: (value: readonly string[]) => void;
  labelsMessage: string | undefined;
  /** False for a label group, whose locations follow from its labels. */
  canToggle: boolean;
  picker: LocationPickerState;
  /** True until the group's locations are loaded. */
  isLoading: boolean;
  refusal: string | undefined;
  save: () => void;
  isSaving: boolean;
}

/**
 * The form of a group: its name, and either its labels or its locations. Whether a group goes by labels is decided when
 * it is made.
 *
 * @throws Error outside a `PinfoldProvider`. Why it was refused is in `nameMessage` and `refusal`.
 * @example
 * ```tsx
 * const form = useGroupForm({ onSaved: ({ name }) => say(name) });
 * return <input value={form.name} onChange={(event) => form.setName(event.target.value)} />;
 * ```
 */
export function useGroupForm({ group, onSaved }: GroupFormOptions): UseGroupFormResult {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const { create, change } = useEditGroups();
  const members = usePinfoldQuery({
    ...listGroupLocations(useClient(), group?.id ?? 0),
    enabled: Boolean(group),
  });
  const former = members.data ?? none;
  const [name, setName] = useState(group?.name ?? '');
  const [isLabelGroup, setLabelGroup] = useState(group?.is_label_group ?? false);
  const [labels, setLabels] = useState<readonly string[]>(group?.labels ?? []);
  const [chosen, setChosen] = useState<readonly number[]>();
  const [wasTried, setWasTried] = useState(false);
  const ids = chosen ?? former;
  const canToggle = canToggleGroupLocation({ is_label_group: isLabelGroup });
  const picker = useLocationPicker({
    selectedIds: ids,
    lockedIds: none,
    toggle: (id) => setChosen(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
    add: (more) => setChosen([...new Set([...ids, ...more])]),
    clear: () => setChosen(none),
  });
  const error = create.error ?? change.error;
  const isTaken = error?.code === 'group_exists';
  const isComplete = name.trim() !== '' && (!isLabelGroup || labels.length > 0);

  const save = () => {
    setWasTried(true);
    create.reset();
    change.reset();
    if (!isComplete || create.isPending || change.isPending) return;
    const named = name.trim();
    if (!group) {
      const content = isLabelGroup ? { labels: [...labels] } : { facilities_ids: [...ids] };
      create.mutate({ name: named, ...content }, { onSuccess: onSaved });
      return;
    }
    const content = isLabelGroup ? { labels: [...labels] } : difference(former, ids);
    change.mutate({ id: group.id, name: named, ...content }, { onSuccess: onSaved });
  };

  return {
    isNew: group === undefined,
    name,
    setName: (next: string) => {
      if (isTaken) {
        create.reset();
        change.reset();
      }
      setName(next);
    },
    nameMessage: isTaken
      ? t('listings.groups.form.name_taken')
      : wasTried && !name.trim()
        ? t('listings.groups.form.name_missing')
        : undefined,
    isLabelGroup,
    setLabelGroup,
    labels,
    setLabels,
    labelsMessage:
      wasTried && isLabelGroup && labels.length === 0 ? t('listings.groups.form.labels_missing') : undefined,
    canToggle,
    picker,
    isLoading: group !== undefined && members.isPending,
    refusal: isTaken ? undefined : messageFor(error),
    save,
    isSaving: create.isPending || change.isPending,
  };
}

function difference(former: readonly number[], next: readonly number[]) {
  const [before, after] = [new Set(former), new Set(next)];
  return {
    add_facilities_ids: next.filter((id) => !before.has(id)),
    remove_facilities_ids: former.filter((id) => !after.has(id)),
  };
}
