'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { FilterIcon } from '../../../../ui/icons/action-icons.tsx';
import { ClockIcon } from '../../../../ui/icons/state-icons.tsx';
import { useHistoryView } from './history-context.ts';

/** Why nothing is shown: on its way, gone wrong, nothing yet, or nothing that matches. */
export function HistoryState(): JSX.Element {
  return (
    <State>
      <Why />
    </State>
  );
}

function Why() {
  const t = useTranslate();
  const { history } = useHistoryView();
  const { error, emptiness } = history;
  if (error)
    return (
      <ErrorState
        title={t('external_changes.history.failed')}
        onRetry={() => void history.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={history.isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (emptiness === undefined) return <Skeleton label={t('common.loading')} blocks={6} lines={3} />;
  const isFiltered = emptiness === 'no_match';
  return (
    <EmptyState
      role="status"
      icon={isFiltered ? <FilterIcon size={24} /> : <ClockIcon size={24} />}
      title={t(`external_changes.history.${emptiness}.title`)}
      actions={
        isFiltered && <Button onPress={history.clearFilters}>{t('external_changes.history.clear')}</Button>
      }
    >
      {t(`external_changes.history.${emptiness}.text`)}
    </EmptyState>
  );
}

const State = styled.div.withConfig(partClass('ExternalChangesHistory-state'))`
  flex: 1;
  padding: 18px;
  overflow: auto;
  border-block-start: 1px solid var(--pf-line);
  background: var(--pf-surface);
`;
