'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SaveBar } from '../../../../ui/actions/save-bar.tsx';

/** What a form with kept changes says of itself. */
export interface SavableForm {
  isDirty: boolean;
  isSaved: boolean;
  isSaving: boolean;
  hasFaults: boolean;
  conflicts: readonly unknown[];
  /** Why nothing can be saved, whatever is filled in. */
  readOnlyReason?: string | undefined;
  refusal: string | undefined;
  save: () => void;
  discard: () => void;
}

/** What is not saved yet and the way to save it, in sight as soon as something differs. */
export function FormSaveBar({ form }: { form: SavableForm }): JSX.Element {
  const t = useTranslate();
  const { isDirty, isSaved, isSaving, hasFaults, refusal } = form;
  const isShown = isDirty || isSaving;
  const hindrance =
    form.readOnlyReason ??
    (form.conflicts.length > 0
      ? t('store_locator.settings.conflicts_left')
      : hasFaults
        ? t('store_locator.settings.faults')
        : undefined);
  return (
    <SaveBar
      refusal={refusal}
      status={
        isShown
          ? (hindrance ?? t('store_locator.settings.dirty'))
          : isSaved && t('store_locator.settings.saved')
      }
    >
      {isShown && (
        <>
          <Button variant="ghost" onPress={form.discard} isDisabled={isSaving}>
            {t('store_locator.settings.discard')}
          </Button>
          <Button
            variant="primary"
            isPending={isSaving}
            pendingLabel={t('store_locator.settings.saving')}
            disabledReason={hindrance}
            onPress={form.save}
          >
            {t('common.save')}
          </Button>
        </>
      )}
    </SaveBar>
  );
}
