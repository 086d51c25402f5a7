'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';

/** Stands in for the table of somebody who may not see external changes. */
export function ForbiddenChanges({ reason }: { reason: string }): JSX.Element {
  const t = useTranslate();
  return (
    <EmptyState icon={<LockIcon size={24} />} title={t('external_changes.table.forbidden')}>
      {reason}
    </EmptyState>
  );
}
