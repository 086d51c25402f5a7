'use client';
import type { JSX } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';

interface CompetitionFailureProps {
  error: ApiError;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Why there is nothing to show: a location that cannot be watched, or a call that failed. */
export function CompetitionFailure({ error, isFetching, refetch }: CompetitionFailureProps): JSX.Element {
  const t = useTranslate();
  if (error.code === 'service_area_not_monitored')
    return (
      <EmptyState
        icon={<PinIcon size={24} />}
        title={t('rankings.competition.service_area.title')}
        headingLevel={3}
        role="status"
      >
        {t('rankings.competition.service_area.text')}
      </EmptyState>
    );
  return (
    <ErrorState
      title={t('rankings.competition.failed')}
      onRetry={() => void refetch()}
      retryLabel={t('common.retry')}
      isRetrying={isFetching}
    >
      {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
    </ErrorState>
  );
}
