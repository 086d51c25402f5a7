'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DraftSaveBar } from '../../../../patterns/draft-save-bar.tsx';
import type { DraftForm } from '../../../../state/draft-form.ts';
import { useDraftState } from '../../../../state/use-draft-form.ts';
import { useFormRefusal } from '../../../../query/form-refusal.ts';

interface LocatorSaveBarProps<Values extends object, Fault> {
  form: DraftForm<Values, Fault>;
  /** Why nothing can be saved, whatever is filled in. */
  readOnlyReason?: string | undefined;
}

/** Save bar of unsaved changes, for the settings of all locations and of one. */
export function LocatorSaveBar<Values extends object, Fault>({
  form,
  readOnlyReason,
}: LocatorSaveBarProps<Values, Fault>): JSX.Element {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const { blocking, error } = useDraftState(form);
  return (
    <DraftSaveBar
      form={form}
      refusal={messageFor(error)}
      disabledReason={
        readOnlyReason ?? (blocking.length > 0 ? t('store_locator.settings.faults') : undefined)
      }
      texts={{
        dirty: t('store_locator.settings.dirty'),
        saved: t('store_locator.settings.saved'),
        discard: t('store_locator.settings.discard'),
        saving: t('store_locator.settings.saving'),
      }}
      onSave={form.save}
    />
  );
}
