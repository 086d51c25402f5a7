'use client';
import type { JSX } from 'react';
import { ForbiddenState } from '../../../../patterns/query-state.tsx';
import { useTranslate } from '../../../../i18n/use-translate.ts';

/** Stands in for the locations of a company that the user may not see. */
export function ForbiddenLocations({ reason }: { reason: string }): JSX.Element {
  const t = useTranslate();
  return <ForbiddenState title={t('listings.list.forbidden')} reason={reason} />;
}
