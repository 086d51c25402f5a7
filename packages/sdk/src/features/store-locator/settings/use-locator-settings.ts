import { useMemo } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { storeLocatorMessages } from '../../../i18n/namespaces.ts';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import { useKeptDraft } from '../../../state/use-kept-draft.ts';
import { useFormRefusal } from '../../company/use-form-refusal.ts';
import type { KeptChanges } from './kept-changes.ts';
import { locatorFaults, type LocatorFault } from './locator-faults.ts';
import { locatorOptionsOf, type LocatorOptions, type LocatorSettings } from './locator-settings.ts';
import { useKeptChanges, type ChangesForm } from './use-kept-changes.ts';
import { useLocator, useUpdateLocator } from './use-locator.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { sharedLocatorAccess } from './locator-access.ts';

/** What saving means to the page around the form. */
export interface LocatorSettingsOptions {
  /** The settings have been saved. */
  onSaved?: (() => void) | undefined;
}

/**
 * The settings of the store locator as a form: what is filled in is kept until it is saved, also when the page goes and
 * comes back; what somebody else changes meanwhile follows, and what both changed is asked.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the settings are in `error`, an ApiError; a refusal to save is
 * in `refusal`, and in `nameRefusal` when it is about the name.
 * @example
 * ```tsx
 * const { values, set, save } = useLocatorSettings();
 * return (
 *   <label>
 *     Nagłówek <input value={values?.header_name} onChange={({ target }) => set('header_name', target.value)} />
 *     <button onClick={save}>Zapisz</button>
 *   </label>
 * );
 * ```
 */
export function useLocatorSettings({ onSaved }: LocatorSettingsOptions = {}): LocatorSettingsState {
  const areWordsReady = useFeatureMessages(storeLocatorMessages);
  const { client } = usePinfold();
  const settings = useLocator();
  const update = useUpdateLocator();
  const readOnlyReason = usePermission(sharedLocatorAccess).reason?.text;
  const { wordsFor } = useFormRefusal();
  const [kept, keep] = useKeptDraft<KeptChanges<LocatorOptions> | null>(
    draftKeys.locator(client.scope),
    null,
  );
  const saved = useMemo(() => settings.data && locatorOptionsOf(settings.data), [settings.data]);
  const onBegin = () => {
    if (update.isError || update.isSuccess) update.reset();
  };
  const { changes, ...form } = useKeptChanges({ saved, kept, keep, onBegin });
  const faults = useMemo(() => (form.values ? locatorFaults(form.values) : {}), [form.values]);
  const hasFaults = Object.keys(faults).length > 0;
  const isAboutName =
    update.error?.code === 'locator_name_taken' || update.error?.code === 'locator_name_invalid';
  const refusal = wordsFor(update.error);

  return {
    ...form,
    settings: settings.data,
    faults,
    hasFaults,
    save: () => {
      if (!settings.data || !form.isDirty || update.isPending || readOnlyReason !== undefined) return;
      if (hasFaults || form.conflicts.length > 0) return;
      update.mutate(
        { version: settings.data.version, changes: changes() },
        {
          onSuccess: () => {
            keep(() => null);
            onSaved?.();
          },
        },
      );
    },
    readOnlyReason,
    isSaving: update.isPending,
    isSaved: update.isSuccess && !form.isDirty,
    refusal: isAboutName ? undefined : refusal,
    nameRefusal: isAboutName ? refusal : undefined,
    isPending: settings.isPending || !areWordsReady,
    isFetching: settings.isFetching,
    error: settings.data ? null : settings.error,
    refetch: settings.refetch,
  };
}

/** What `useLocatorSettings` gives. */
export interface LocatorSettingsState extends Omit<ChangesForm<LocatorOptions>, 'changes'> {
  /** What is saved, with what the API says of it. */
  settings: LocatorSettings | undefined;
  /** What is wrong, by path such as `offer_link.url`. */
  faults: Readonly<Record<string, LocatorFault>>;
  hasFaults: boolean;
  save: () => void;
  /** Why the reader only reads; undefined when changes can be saved. */
  readOnlyReason: string | undefined;
  isSaving: boolean;
  /** Everything that was filled in is saved. */
  isSaved: boolean;
  /** Why it could not be saved, unless it is about the name. */
  refusal: string | undefined;
  /** Why the name was refused. */
  nameRefusal: string | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<LocatorSettings>['refetch'];
}
