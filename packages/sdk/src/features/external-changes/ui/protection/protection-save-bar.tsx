'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SaveBar } from '../../../../ui/actions/save-bar.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { ProtectionFormState } from '../../protection/use-protection-form.ts';

interface ProtectionSaveBarProps {
  state: ProtectionFormState;
}

/** What is not saved yet, and the way to save it; asks first when protection begins to reject by itself. */
export function ProtectionSaveBar({ state }: ProtectionSaveBarProps): JSX.Element {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { isDirty, isSaved, isSaving, refusal, rehearsal } = state;
  const isShown = isDirty || isSaving;
  return (
    <>
      <SaveBar
        refusal={refusal}
        status={
          isShown ? t('external_changes.protection.dirty') : isSaved && t('external_changes.protection.saved')
        }
      >
        {isShown && (
          <>
            <Button variant="ghost" onPress={state.discard} isDisabled={isSaving}>
              {t('external_changes.protection.discard')}
            </Button>
            <Button
              variant="primary"
              isPending={isSaving}
              pendingLabel={t('external_changes.protection.saving')}
              onPress={() => (state.turnsAutomatic ? setAsking(true) : state.save())}
            >
              {t('common.save')}
            </Button>
          </>
        )}
      </SaveBar>
      <ConfirmDialog
        title={t('external_changes.protection.confirm.title')}
        confirmLabel={t('external_changes.protection.confirm.yes')}
        cancelLabel={t('common.cancel')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          state.save();
        }}
      >
        <p>{t('external_changes.protection.confirm.text')}</p>
        {rehearsal && rehearsal.total > 0 && (
          <p>
            {t('external_changes.protection.rehearsal', {
              count: rehearsal.total,
              rejected: rehearsal.rejected,
              days: rehearsal.days,
            })}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
