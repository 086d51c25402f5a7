'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { FilterIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChartIcon } from '../../../../ui/icons/place-icons.tsx';
import { useRankLocationsView } from './rank-locations-context.ts';

interface PositionsStateProps {
  error: ApiError | null;
  /** The answer is here, and there is nothing in it. */
  isEmpty: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Why no positions are shown: on their way, gone wrong, nothing that matches, or no keyword is watched. */
export function PositionsState(props: PositionsStateProps): JSX.Element {
  return (
    <State>
      <Why {...props} />
    </State>
  );
}

function Why({ error, isEmpty, isFetching, refetch }: PositionsStateProps) {
  const t = useTranslate();
  const { state, emptyActions } = useRankLocationsView();
  const problem = state.error ?? error;
  if (problem)
    return (
      <ErrorState
        title={t('rankings.locations.failed')}
        onRetry={() => void (state.error ? state.refetch() : refetch())}
        retryLabel={t('common.retry')}
        isRetrying={isFetching || state.isFetching}
      >
        {problem.detail ?? t(problem.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (state.hasNoKeywords)
    return (
      <EmptyState
        role="status"
        icon={<ChartIcon size={24} />}
        title={t('rankings.locations.no_keywords.title')}
        actions={emptyActions}
      >
        {t('rankings.locations.no_keywords.text')}
      </EmptyState>
    );
  if (!isEmpty) return <Skeleton label={t('common.loading')} blocks={8} lines={2} />;
  return state.hasFilters ? (
    <EmptyState
      role="status"
      icon={<FilterIcon size={24} />}
      title={t('rankings.locations.no_match.title')}
      actions={<Button onPress={state.clearFilters}>{t('rankings.locations.filter.clear')}</Button>}
    >
      {t('rankings.locations.no_match.text')}
    </EmptyState>
  ) : (
    <EmptyState role="status" icon={<ChartIcon size={24} />} title={t('rankings.locations.empty.title')}>
      {t('rankings.locations.empty.text')}
    </EmptyState>
  );
}

const State = styled.div.withConfig(partClass('RankLocations-state'))`
  flex: 1;
  padding: 18px;
  overflow: auto;
  background: var(--pf-surface);
`;
