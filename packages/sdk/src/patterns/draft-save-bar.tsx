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
    /** Something is not saved yet. */
    dirty: ReactNode;
    saved: ReactNode;
    discard: ReactNode;
    /** While it is being saved. */
    saving: string;
    /** @defaultValue "Zapisz" */
    save?: ReactNode;
  };
  /** Why the last try was refused, unless a field says it. */
  refusal: ReactNode;
  /** Why it cannot be saved as it is; the button says it, too. */
  hindrance?: string | undefined;
  /** It stands where the form ends, with its button from the start, as in a step on the way. */
  isStep?: boolean | undefined;
  /** What the button does; left out, it sends the form element around it. */
  onSave?: (() => void) | undefined;
}

/** What is not saved yet and the way to save it, in sight as soon as something differs. */
export function DraftSaveBar<Values extends object, Fault>({
  form,
  texts,
  refusal,
  hindrance,
  isStep = false,
  onSave,
}: DraftSaveBarProps<Values, Fault>): JSX.Element {
  const t = useTranslate();
  const { isDirty, isSaving, isSaved, conflicts } = useDraftState(form);
  const isChanged = !isStep && (isDirty || isSaving);
  const reason = conflicts.length > 0 ? t('common.conflict.left') : hindrance;
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
