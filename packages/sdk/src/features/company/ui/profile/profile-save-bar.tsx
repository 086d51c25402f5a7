'use client';
import type { ReactNode, JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SaveBar } from '../../../../ui/actions/save-bar.tsx';
import type { ProfileForm } from '../../profile/form/use-profile-form.ts';

interface ProfileSaveBarProps {
  form: ProfileForm;
  /** Said on the button. */
  submitLabel: ReactNode;
  /** Said before anything is typed; `saved` in a form that has just been saved. */
  isSaved?: boolean;
  /** The bar is there from the start, and nothing is discarded: the form is a step on the way. */
  isStep?: boolean;
}

/** What is not saved yet, and the way to save it; it stays in sight at the end of the page. */
export function ProfileSaveBar({
  form,
  submitLabel,
  isSaved = false,
  isStep = false,
}: ProfileSaveBarProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const isShown = isStep || form.isDirty || form.isSaving || form.refusal !== undefined;
  const fields = form.changedFields.map((field) => t(`company.profile.field.${field}`));
  const isChanged = !isStep && form.isDirty;
  return (
    <SaveBar
      refusal={form.refusal}
      isStep={isStep}
      status={
        isChanged
          ? t('company.profile.dirty', { fields: format.list(fields) })
          : isSaved && t('company.profile.saved')
      }
    >
      {isShown && (
        <>
          {isChanged && (
            <Button variant="ghost" onPress={form.discard} isDisabled={form.isSaving}>
              {t('company.profile.discard')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            isPending={form.isSaving}
            pendingLabel={t('company.profile.saving')}
          >
            {submitLabel}
          </Button>
        </>
      )}
    </SaveBar>
  );
}
