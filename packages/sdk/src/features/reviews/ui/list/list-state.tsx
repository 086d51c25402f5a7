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
import { ReviewIcon } from '../../../../ui/icons/place-icons.tsx';
import { SuccessIcon } from '../../../../ui/icons/state-icons.tsx';
import { ForbiddenInbox } from '../forbidden-inbox.tsx';
import { useInboxView } from '../inbox-view-context.ts';

/** Why no review is shown: on its way, gone wrong, all answered, nothing that matches, or nothing yet. */
export function ListState(): JSX.Element {
  return (
    <State>
      <Why />
    </State>
  );
}

function Why() {
  const t = useTranslate();
  const { inbox } = useInboxView();
  const { error, emptiness } = inbox;
  if (error?.status === 403) return <ForbiddenInbox reason={error.detail ?? t('error.forbidden')} />;
  if (error)
    return (
      <ErrorState
        title={t('reviews.error.title')}
        onRetry={() => void inbox.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={inbox.isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  const clear = <Button onPress={inbox.clearFilters}>{t('reviews.filter.clear')}</Button>;
  switch (emptiness) {
    case undefined:
      return <Skeleton label={t('common.loading')} blocks={6} lines={3} />;
    case 'no_reviews':
      return (
        <EmptyState role="status" icon={<ReviewIcon size={24} />} title={t('reviews.empty.title')}>
          {t('reviews.empty.text')}
        </EmptyState>
      );
    case 'all_answered':
      return (
        <EmptyState
          role="status"
          icon={<SuccessIcon size={24} />}
          title={t('reviews.all_answered.title')}
          actions={<Button onPress={inbox.clearFilters}>{t('reviews.all_answered.show_all')}</Button>}
        >
          {t('reviews.all_answered.text')}
        </EmptyState>
      );
    case 'no_match':
      return (
        <EmptyState
          role="status"
          icon={<FilterIcon size={24} />}
          title={t('reviews.no_match.title')}
          actions={clear}
        >
          {t('reviews.no_match.text')}
        </EmptyState>
      );
  }
}

const State = styled.div.withConfig(partClass('ReviewsInbox-listState'))`
  flex: 1;
  padding: 18px;
  overflow: auto;
`;
