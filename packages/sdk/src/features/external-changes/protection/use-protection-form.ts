import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import type { ApiError } from '../../../client/api-error.ts';
import { externalChangesMessages } from '../../../i18n/namespaces.ts';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import type { DraftForm } from '../../../state/draft-form.ts';
import { useDraft, useDraftForm, useDraftState } from '../../../state/use-draft-form.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
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
  const form = useDraftForm<ProtectionDraft>({
    key: draftKeys.protection(client.scope),
    saved: settings.data && draftOf(settings.data),
    isSame: isSameProtection,
    save: async (_changes, values) => {
      await update.mutateAsync(changesOf(values));
      onSaved?.();
    },
  });
  const { values: draft, base: saved } = useDraft(form) ?? {};
  const { isDirty, isSaving, isSaved, error } = useDraftState(form);
  const { rehearsal, isUpdating } = useProtectionRehearsal(draft && changesOf(draft));

  const set = (next: (draft: ProtectionDraft) => ProtectionDraft) => {
    if (draft) form.setValues(next(form.getValues()));
  };

  return {
    form,
    settings: settings.data,
    draft,
    setAutomatic: (isAutomatic: boolean) => set((now) => ({ ...now, isAutomatic })),
    setFields: (list: ProtectionList, fields: readonly ChangeField[], isOn: boolean) =>
      set((now) => withFields(now, list, fields, isOn)),
    addGroup: (group: Omit<ProtectedGroup, 'fields'>) => set((now) => withGroup(now, group)),
    removeGroup: (id: number) => set((now) => withoutGroup(now, id)),
    isDirty,
    turnsAutomatic: isDirty && draft?.isAutomatic === true && saved?.isAutomatic === false,
    discard: form.discard,
    save: form.save,
    isSaving,
    isSaved,
    refusal: wordsFor(error),
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
  /** What is kept, with what somebody else changed meanwhile. */
  form: DraftForm<ProtectionDraft>;
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
