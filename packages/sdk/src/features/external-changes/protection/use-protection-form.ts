import type { ChangeField } from '@pinfold/contract/features/external-changes/change-fields';
import { useMemo } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { externalChangesMessages } from '../../../i18n/namespaces.ts';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import { useKeptDraft } from '../../../state/use-kept-draft.ts';
import { useFormRefusal } from '../../company/use-form-refusal.ts';
import { protectAccess } from './protection-access.ts';
import {
  changesOf,
  draftOf,
  isSameProtection,
  withFields,
  withGroup,
  withoutGroup,
  type ProtectedGroup,
  type ProtectionDraft,
  type ProtectionList,
} from './protection-draft.ts';
import type { ProtectionState, ProtectionRehearsal } from './protection-queries.ts';
import { useProtectionRehearsal } from './use-protection-rehearsal.ts';
import { useProtectionSettings, useUpdateProtectionSettings } from './use-protection-settings.ts';

/** What saving means to the page around the form. */
export interface ProtectionFormOptions {
  /** The settings have been saved. */
  onSaved?: (() => void) | undefined;
}

/**
 * The settings of protection as a form: what is ticked is kept until it is saved, also when the page goes and comes
 * back, and `rehearsal` says meanwhile what it would have done.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the settings are in `error`, an ApiError; a refusal to save is
 * in `refusal`.
 * @example
 * ```tsx
 * const { draft, setFields, save } = useProtectionForm();
 * const isOn = draft?.fields.includes('name') ?? false;
 * return (
 *   <label>
 *     <input type="checkbox" checked={isOn} onChange={() => setFields('company', ['name'], !isOn)} />
 *     Nazwa <button onClick={save}>Zapisz</button>
 *   </label>
 * );
 * ```
 */
export function useProtectionForm({ onSaved }: ProtectionFormOptions = {}): ProtectionFormState {
  const areWordsReady = useFeatureMessages(externalChangesMessages);
  const { client } = usePinfold();
  const settings = useProtectionSettings();
  const update = useUpdateProtectionSettings();
  const permission = usePermission(protectAccess);
  const { wordsFor } = useFormRefusal();
  const [begun, change] = useKeptDraft<ProtectionDraft | null>(draftKeys.protection(client.scope), null);
  const saved = useMemo(() => settings.data && draftOf(settings.data), [settings.data]);
  const draft = begun ?? saved;
  const isDirty = saved !== undefined && begun !== null && !isSameProtection(begun, saved);
  const changes = useMemo(() => draft && changesOf(draft), [draft]);
  const { rehearsal, isUpdating } = useProtectionRehearsal(changes);

  const set = (next: (draft: ProtectionDraft) => ProtectionDraft) => {
    if (!saved) return;
    if (update.isError || update.isSuccess) update.reset();
    change((now) => next(now ?? saved));
  };
  const discard = () => {
    update.reset();
    change(() => null);
  };

  return {
    settings: settings.data,
    draft,
    setAutomatic: (isAutomatic: boolean) => set((now) => ({ ...now, isAutomatic })),
    setFields: (list: ProtectionList, fields: readonly ChangeField[], isOn: boolean) =>
      set((now) => withFields(now, list, fields, isOn)),
    addGroup: (group: Omit<ProtectedGroup, 'fields'>) => set((now) => withGroup(now, group)),
    removeGroup: (id: number) => set((now) => withoutGroup(now, id)),
    isDirty,
    turnsAutomatic: isDirty && draft?.isAutomatic === true && saved?.isAutomatic === false,
    discard,
    save: () => {
      if (!changes || !isDirty || update.isPending) return;
      update.mutate(changes, {
        onSuccess: () => {
          change(() => null);
          onSaved?.();
        },
      });
    },
    isSaving: update.isPending,
    isSaved: update.isSuccess && !isDirty,
    refusal: wordsFor(update.error),
    rehearsal,
    isRehearsing: isUpdating,
    readOnlyReason: permission.reason?.text,
    isPending: settings.isPending || !areWordsReady || permission.isPending,
    isFetching: settings.isFetching,
    error: settings.data ? null : settings.error,
    refetch: settings.refetch,
  };
}

/** What `useProtectionForm` gives. */
export interface ProtectionFormState {
  /** What is saved. */
  settings: ProtectionState | undefined;
  /** What is filled in; undefined until the settings are here. */
  draft: ProtectionDraft | undefined;
  setAutomatic: (isAutomatic: boolean) => void;
  /** Ticks or unticks fields, of the company or of a group by id. */
  setFields: (list: ProtectionList, fields: readonly ChangeField[], isOn: boolean) => void;
  /** Gives a group of locations a list of its own, which begins as that of the company. */
  addGroup: (group: Omit<ProtectedGroup, 'fields'>) => void;
  removeGroup: (id: number) => void;
  isDirty: boolean;
  /** Saving makes protection reject by itself, which is worth a question. */
  turnsAutomatic: boolean;
  discard: () => void;
  save: () => void;
  isSaving: boolean;
  /** Everything that was filled in is saved. */
  isSaved: boolean;
  /** Why it could not be saved. */
  refusal: string | undefined;
  /** What the draft would have done by itself in the last days. */
  rehearsal: ProtectionRehearsal | undefined;
  isRehearsing: boolean;
  /** Why the reader only reads; undefined when changes can be made. */
  readOnlyReason: string | undefined;
  /** Until the settings and the words are here. */
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<ProtectionState>['refetch'];
}
