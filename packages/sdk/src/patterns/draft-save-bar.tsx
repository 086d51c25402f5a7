'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import type { DraftForm } from '../state/draft-form.ts';
import { useDraftState } from '../state/use-draft-form.ts';
import { Button } from '../ui/actions/button.tsx';
import { SaveBar } from '../ui/actions/save-bar.tsx';

export interface DraftSaveBarProps<Values extends object, Fault> {
  form: DraftForm<Values, Fault>;
  texts: {
    /** Shown for unsaved changes. */
    dirty: ReactNode;
    saved: ReactNode;
    discard: ReactNode;
    /** Shown while a save is pending. */
    saving: string;
    /** @defaultValue "Zapisz" */
    save?: ReactNode;
  };
  /** Error of the last save, unless fields show it. */
  refusal: ReactNode;
  /** Reason why saving is disabled; also on the button. */
  disabledReason?: string | undefined;
  /** Not sticky and always with the button, for one step of several. */
  isStep?: boolean | undefined;
  /** Called when the button is pressed. @defaultValue the button submits the surrounding form */
  onSave?: (() => void) | undefined;
}

/** A sticky bar with the state of a draft form and buttons to save and discard, shown for unsaved changes. */
export function DraftSaveBar<Values extends object, Fault>({
  form,
  texts,
  refusal,
  disabledReason,
  isStep = false,
  onSave,
}: DraftSaveBarProps<Values, Fault>): JSX.Element {
  const t = useTranslate();
  const { isDirty, isSaving, isSaved, conflicts } = useDraftState(form);
  const isChanged = !isStep && (isDirty || isSaving);
  const reason = conflicts.length > 0 ? t('common.conflict.left') : disabledReason;
  return (
    <SaveBar
      refusal={refusal}
      isStep={isStep}
      status={isChanged ? (reason ?? texts.dirty) : isSaved && texts.saved}
    >
      {(isChanged || isStep) && (
        <>
          {isChanged && (
            <Button variant="ghost" onPress={form.discard} isDisabled={isSaving}>
              {texts.discard}
            </Button>
          )}
          <Button
            type={onSave ? 'button' : 'submit'}
            variant="primary"
            isPending={isSaving}
            pendingLabel={texts.saving}
            disabledReason={reason}
            {...(onSave && { onPress: onSave })}
          >
            {texts.save ?? t('common.save')}
          </Button>
        </>
      )}
    </SaveBar>
  );
}
