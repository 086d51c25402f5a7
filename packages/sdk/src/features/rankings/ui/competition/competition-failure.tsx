'use client';
import type { JSX } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';

interface CompetitionFailureProps {
  error: ApiError;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Why there is nothing to show: a location that cannot be watched, or a call that failed. */
export function CompetitionFailure({ error, isFetching, refetch }: CompetitionFailureProps): JSX.Element {
  const t = useTranslate();
  if (error.code !== 'service_area_not_monitored')
    return (
      <QueryState
        query={{ error, isFetching, refetch }}
        failed={t('rankings.competition.failed')}
        empty={undefined}
      />
    );
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
}

/** Says that nothing was measured in the period. */
export function NoPositions(): JSX.Element {
  const t = useTranslate();
  return (
    <EmptyState title={t('rankings.competition.no_positions.title')} headingLevel={3} role="status">
      {t('rankings.competition.no_positions.text')}
    </EmptyState>
  );
}
