'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import type { CompetitorListState } from '../../competition/use-competitor-list.ts';

/** Asks before a competitor goes with its recorded positions. */
export function RemoveCompetitor({ removal }: Pick<CompetitorListState, 'removal'>): JSX.Element | null {
  const t = useTranslate();
  const { asked } = removal;
  if (!asked) return null;
  return (
    <RemoveDialog
      title={t('rankings.competitors.remove_title', { name: asked.name })}
      confirmLabel={t('rankings.competitors.remove_confirm')}
      onClose={removal.cancel}
      onConfirm={removal.confirm}
      isPending={removal.isPending}
      pendingLabel={t('rankings.competitors.removing')}
    >
      {t('rankings.competitors.remove_text')}
    </RemoveDialog>
  );
}
