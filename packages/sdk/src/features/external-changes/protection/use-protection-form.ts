import { useEffect, useState } from 'react';
import type { ChangeField } from '@pinfold/contract/features/external-changes/external-change';
import type { ApiError } from '../../../client/api-error.ts';
import { externalChangesMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { DraftForm } from '../../../state/draft-form.ts';
import { useDraft, useDraftForm, useDraftState } from '../../../state/use-draft-form.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import {
  changesOf,
  draftOf,
  isSameProtection,
  type ProtectedGroup,
  type ProtectionDraft,
  type ProtectionList,
  withFields,
  withGroup,
  withoutGroup,
} from './protection-draft.ts';
import {
  protectAccess,
  type ProtectionChanges,
  type ProtectionRehearsal,
  type ProtectionState,
  rehearsalAccess,
  rehearseProtection,
} from './protection.queries.ts';
import { useProtectionSettings, useUpdateProtectionSettings } from './use-protection-settings.ts';

/** What saving means to the page around the form. */
export interface ProtectionFormOptions {
  /** The settings have been saved. */
  onSaved?: (() => void) | undefined;
}

/**
 * The settings of protection as a form: unsaved input is kept until it is saved, also when the page is left and opened
 * again. `rehearsal` is what it would have done.
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
  const hasMessages = useFeatureMessages(externalChangesMessages);
  const { client } = usePinfold();
  const settings = useProtectionSettings();
  const update = useUpdateProtectionSettings();
  const permission = usePermission(protectAccess);
  const { messageFor } = useFormRefusal();
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
    refusal: messageFor(error),
    rehearsal,
    isRehearsing: isUpdating,
    readOnlyReason: permission.reason?.text,
    isPending: settings.isPending || !hasMessages || permission.isPending,
    isFetching: settings.isFetching,
    error: settings.data ? null : settings.error,
    refetch: settings.refetch,
  };
}

/** What `useProtectionForm` gives. */
export interface ProtectionFormState {
  /** The draft, with its conflicts with what another user saved meanwhile. */
  form: DraftForm<ProtectionDraft>;
  /** What is saved. */
  settings: ProtectionState | undefined;
  /** The draft; undefined until the settings are loaded. */
  draft: ProtectionDraft | undefined;
  setAutomatic: (isAutomatic: boolean) => void;
  /** Ticks or unticks fields, of the company or of a group by id. */
  setFields: (list: ProtectionList, fields: readonly ChangeField[], isOn: boolean) => void;
  /** Adds an own list for a group of locations, initially that of the company. */
  addGroup: (group: Omit<ProtectedGroup, 'fields'>) => void;
  removeGroup: (id: number) => void;
  isDirty: boolean;
  /** Saving turns automatic rejection on, which should be confirmed. */
  turnsAutomatic: boolean;
  discard: () => void;
  save: () => void;
  isSaving: boolean;
  /** Everything that was filled in is saved. */
  isSaved: boolean;
  /** Why it could not be saved. */
  refusal: string | undefined;
  /** What the draft would have rejected automatically in the last 90 days. */
  rehearsal: ProtectionRehearsal | undefined;
  isRehearsing: boolean;
  /** Why the user only reads; undefined when changes can be made. */
  readOnlyReason: string | undefined;
  /** True until the settings and the messages are loaded. */
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<ProtectionState>['refetch'];
}

/** Long enough that several ticks in a row are one question. */
const restMs = 300;

const nothing: ProtectionChanges = { is_automatic: true, fields: [], groups: [] };

/** What `useProtectionRehearsal` returns. */
export interface UseProtectionRehearsalResult {
  rehearsal: ProtectionRehearsal | undefined;
  /** The figures are those of settings before; the right ones are on their way. */
  isUpdating: boolean;
  error: ApiError | null;
  refetch: QueryResult<ProtectionRehearsal>['refetch'];
}

/**
 * What automatic protection with these settings would have rejected in the last 90 days: a dry run to show beside the
 * settings while they are edited. Debounced, and fetched only if the user may edit protection.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError.
 * @example
 * ```tsx
 * const { rehearsal } = useProtectionRehearsal({ is_automatic: true, fields: ['name'], groups: [] });
 * return <p>{rehearsal?.rejected} / {rehearsal?.total}</p>;
 * ```
 */
export function useProtectionRehearsal(
  settings: ProtectionChanges | undefined,
): UseProtectionRehearsalResult {
  const permission = usePermission(rehearsalAccess);
  // The rehearsal always assumes automatic rejection, so the switch does not change the query key.
  const question = JSON.stringify({ ...(settings ?? nothing), is_automatic: true });
  const [asked, setAsked] = useState(question);
  const [hadSettings, setHadSettings] = useState(settings !== undefined);
  // The first settings have been at rest for long.
  if (settings && !hadSettings) {
    setHadSettings(true);
    setAsked(question);
  }
  useEffect(() => {
    if (asked === question) return;
    const timer = setTimeout(() => setAsked(question), restMs);
    return () => clearTimeout(timer);
  }, [asked, question]);
  const query = usePinfoldQuery({
    ...rehearseProtection(useClient(), JSON.parse(asked) as ProtectionChanges),
    enabled: settings !== undefined && permission.allowed,
  });
  return {
    rehearsal: permission.allowed && settings ? query.data : undefined,
    isUpdating: query.isFetching || query.isPlaceholderData || asked !== question,
    error: query.error,
    refetch: query.refetch,
  };
}
