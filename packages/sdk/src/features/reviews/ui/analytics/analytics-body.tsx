'use client';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { ReviewAnalytics } from '../../analytics/review-figures.ts';
import { useAnalyticsView } from './analytics-context.ts';

/** The figures, or why there are none. */
export function AnalyticsBody({
  children,
}: {
  children: (analytics: ReviewAnalytics) => ReactNode;
}): JSX.Element {
  const t = useTranslate();
  const { state } = useAnalyticsView();
  const { analytics, error } = state;
  if (error)
    return (
      <ErrorState
        title={t('review_analytics.failed')}
        onRetry={() => void state.refetch()}
        retryLabel={t('common.retry')}
      />
    );
  if (!analytics) return <Skeleton label={t('common.loading')} blocks={8} />;
  if (analytics.total.count === 0)
    return (
      <EmptyState
        title={t(state.hasFilters ? 'review_analytics.nothing_matches' : 'review_analytics.nothing_yet')}
        actions={state.hasFilters && <Button onPress={state.clearFilters}>{t('common.clear_all')}</Button>}
      >
        {t(state.hasFilters ? 'review_analytics.widen' : 'review_analytics.import_hint')}
      </EmptyState>
    );
  return (
    <Stack gap={5} minInlineSize="0" isStale={state.isStale}>
      {children(analytics)}
    </Stack>
  );
}
