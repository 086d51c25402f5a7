'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';

/** Why nothing can be restored, and what became of the last try. */
export function HistoryBanners({ history }: { history: ListingHistoryState }): JSX.Element {
  const t = useTranslate();
  const { blocked, hasConflict, isRestored, refusal } = history;
  const isSending = blocked === 'update_in_progress';
  return (
    <>
      {isSending && isRestored && (
        <Banner tone="good" role="status">
          {t('listings.history.restored')}
        </Banner>
      )}
      {blocked && !(isSending && isRestored) && (
        <Banner role="status">{t(`listings.history.blocked.${blocked}`)}</Banner>
      )}
      {hasConflict && (
        <Banner tone="warn" role="alert" title={t('listings.history.conflict_title')}>
          {t('listings.history.conflict')}
        </Banner>
      )}
      {refusal !== undefined && (
        <Banner tone="bad" role="alert" title={t('listings.history.refused')}>
          {refusal}
        </Banner>
      )}
    </>
  );
}
