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
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import { ForbiddenLocations } from './forbidden-locations.tsx';
import { useLocationListView } from './location-list-context.ts';

/** Why no location is shown: on its way, gone wrong, nothing that matches, or nothing yet. */
export function ListState(): JSX.Element {
  return (
    <State>
      <Why />
    </State>
  );
}

function Why() {
  const t = useTranslate();
  const { list, emptyActions } = useLocationListView();
  const { error } = list;
  if (error?.status === 403) return <ForbiddenLocations reason={error.detail ?? t('error.forbidden')} />;
  if (error)
    return (
      <ErrorState
        title={t('listings.list.failed')}
        onRetry={() => void list.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={list.isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (list.emptiness === undefined) return <Skeleton label={t('common.loading')} blocks={8} lines={2} />;
  if (list.emptiness === 'no_match')
    return (
      <EmptyState
        role="status"
        icon={<FilterIcon size={24} />}
        title={t('listings.list.no_match')}
        actions={<Button onPress={list.clearFilters}>{t('listings.list.clear_filters')}</Button>}
      >
        {t('listings.list.no_match_text')}
      </EmptyState>
    );
  return (
    <EmptyState
      role="status"
      icon={<PinIcon size={24} />}
      title={t('listings.list.empty')}
      actions={emptyActions}
    >
      {t('listings.list.empty_text')}
    </EmptyState>
  );
}

const State = styled.div.withConfig(partClass('LocationList-listState'))`
  flex: 1;
  padding: 18px;
  overflow: auto;
`;
