'use client';
import { changeFields } from '@pinfold/contract/features/external-changes/external-change';
import { useState, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useFieldNames } from '../../../listings/ui/change/use-field-name.ts';
import type { ProtectionBarState } from '../../protection/use-protection-bar.ts';

interface ProtectionBarQuestionProps {
  state: ProtectionBarState;
}

/** Yes or no, before everything that waits is rejected. */
export function ProtectionBarQuestion({ state }: ProtectionBarQuestionProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const nameOf = useFieldNames();
  const [latest, setLatest] = useState(state.asked);
  // The question keeps its words while the dialog closes.
  if (state.asked && state.asked !== latest) setLatest(state.asked);
  const asked = state.asked ?? latest;
  if (!asked) return null;
  const fields = changeFields.filter((field) => asked.fields.includes(field));
  const rest = asked.count - asked.ids.length;
  return (
    <ConfirmDialog
      title={t('external_changes.protection.bar.ask', { count: asked.ids.length })}
      confirmLabel={t('external_changes.protection.bar.yes')}
      cancelLabel={t('external_changes.protection.bar.no')}
      isOpen={state.asked !== undefined}
      onOpenChange={(isOpen) => !isOpen && state.cancel()}
      isPending={state.isRejecting}
      pendingLabel={t('external_changes.protection.bar.rejecting')}
      onConfirm={state.confirm}
    >
      <p>
        {t('external_changes.protection.bar.ask_text', {
          fields: format.list(fields.map((field) => nameOf(field).toLocaleLowerCase())),
          places: t('external_changes.protection.bar.places', { count: asked.facilities_count }),
        })}
      </p>
      {rest > 0 && <p>{t('external_changes.protection.bar.ask_rest', { count: rest })}</p>}
      {state.refusal && (
        <Banner tone="bad" role="alert">
          {state.refusal}
        </Banner>
      )}
    </ConfirmDialog>
  );
}
