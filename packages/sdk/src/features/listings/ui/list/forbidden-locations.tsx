'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { LockIcon } from '../../../../ui/icons/state-icons.tsx';

/** Stands in for the locations of a company that the user may not see. */
export function ForbiddenLocations({ reason }: { reason: string }): JSX.Element {
  const t = useTranslate();
  return (
    <EmptyState icon={<LockIcon size={24} />} title={t('listings.list.forbidden')}>
      {reason}
    </EmptyState>
  );
}
