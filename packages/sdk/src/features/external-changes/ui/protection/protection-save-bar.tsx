'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DraftSaveBar } from '../../../../patterns/draft-save-bar.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { ProtectionFormState } from '../../protection/use-protection-form.ts';

interface ProtectionSaveBarProps {
  state: ProtectionFormState;
}

/** What is not saved yet, and the way to save it; asks first when protection begins to reject by itself. */
export function ProtectionSaveBar({ state }: ProtectionSaveBarProps): JSX.Element {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { form, refusal, rehearsal } = state;
  return (
    <>
      <DraftSaveBar
        form={form}
        refusal={refusal}
        texts={{
          dirty: t('external_changes.protection.dirty'),
          saved: t('external_changes.protection.saved'),
          discard: t('external_changes.protection.discard'),
          saving: t('external_changes.protection.saving'),
        }}
        onSave={() => (state.turnsAutomatic ? setAsking(true) : form.save())}
      />
      <ConfirmDialog
        title={t('external_changes.protection.confirm.title')}
        confirmLabel={t('external_changes.protection.confirm.yes')}
        cancelLabel={t('common.cancel')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          form.save();
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
