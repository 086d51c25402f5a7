'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import type { PlaceChoice } from '../../use-place-choice.ts';

/** In place of the places: they are on their way, cannot be had, do not match, or there are none. */
export function NoPlaces({ choice }: { choice: PlaceChoice }): JSX.Element {
  const t = useTranslate();
  if (choice.error)
    return (
      <ErrorState
        title={t('integrations.import.places_error')}
        onRetry={() => void choice.refetch()}
        retryLabel={t('common.retry')}
      >
        {choice.error.detail}
      </ErrorState>
    );
  if (choice.isPending || (choice.isListing && !choice.q))
    return (
      <Waiting>
        {choice.isListing && <p role="status">{t('integrations.import.listing')}</p>}
        <Skeleton label={t('common.loading')} blocks={4} lines={2} />
      </Waiting>
    );
  if (choice.q)
    return <EmptyState headingLevel={3} role="status" title={t('integrations.import.no_match')} />;
  return (
    <EmptyState headingLevel={3} role="status" title={t('integrations.import.no_places')}>
      {t('integrations.import.no_places_text')}
    </EmptyState>
  );
}

const Waiting = styled.div.withConfig(innerClass('LocationImport-waiting'))`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 16px;
  & > p {
    margin: 0;
    color: var(--pf-ink-2);
  }
`;
