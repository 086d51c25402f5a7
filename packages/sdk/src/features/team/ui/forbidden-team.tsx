'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LockIcon } from '../../../ui/icons/state-icons.tsx';

/** Stands in for the team of somebody who may not see it. */
export function ForbiddenTeam({ reason }: { reason: string }): JSX.Element {
  const t = useTranslate();
  return (
    <EmptyState icon={<LockIcon size={24} />} title={t('team.forbidden')}>
      {reason}
    </EmptyState>
  );
}
