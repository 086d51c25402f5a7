'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { TeamIcon } from '../../../../ui/icons/place-icons.tsx';

/** Below a team of one: what others would be good for. */
export function OnlyYou(): JSX.Element {
  const t = useTranslate();
  return (
    <EmptyState icon={<TeamIcon size={24} />} title={t('team.only_you.title')}>
      {t('team.only_you.text')}
    </EmptyState>
  );
}
