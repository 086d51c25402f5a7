'use client';
import { maxRankKeywords } from '@pinfold/contract/features/rankings/rank';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { KeywordChecks } from '../../../../patterns/keyword-checks.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { useRankKeywords } from '../../rank-keywords.ts';
import type { RankKeywordPickerProps } from './rank-keyword-picker.tsx';

/** Keywords that are watched at a location, or anywhere, to tick. */
export function KeywordChoices({
  facility,
  ...choice
}: RankKeywordPickerProps & { onDone: () => void }): JSX.Element {
  const t = useTranslate();
  const { keywords, isPending, error } = useRankKeywords({ facility });
  if (isPending) return <Skeleton label={t('common.loading')} blocks={3} />;
  return (
    <KeywordChecks
      {...choice}
      keywords={keywords.map(({ keyword, facilities_count: count }) => ({
        keyword,
        ...(facility === undefined && { description: t('common.locations', { count }) }),
      }))}
      most={maxRankKeywords}
      fault={error?.detail}
    />
  );
}
