'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Table } from '../../../../ui/collections/table.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { usePhraseFigures } from '../../analytics/use-phrase-figures.ts';
import type { ReviewFilters } from '../../review-filters.ts';
import { AnalyticsCard } from './analytics-card.tsx';
import { useFigureWords } from './use-figure-words.ts';

interface PhraseTableProps {
  category: number;
  filters: ReviewFilters;
}

/** Which phrases put reviews into the category. */
export function PhraseTable({ category, filters }: PhraseTableProps): JSX.Element {
  const t = useTranslate();
  const words = useFigureWords();
  const query = usePhraseFigures(category, filters);
  const rows = query.data?.results ?? [];
  const title = t('review_analytics.phrases');
  return (
    <AnalyticsCard title={title} note={t('review_analytics.phrases_note')}>
      {query.error ? (
        <ErrorState
          title={t('review_analytics.failed')}
          onRetry={() => void query.refetch()}
          retryLabel={t('common.retry')}
        />
      ) : query.isPending ? (
        <Skeleton label={t('common.loading')} blocks={3} />
      ) : rows.length === 0 ? (
        <EmptyState title={t('review_analytics.none.phrase')} />
      ) : (
        <Table
          label={title}
          rows={rows}
          getKey={({ phrase }) => phrase}
          columns={[
            {
              id: 'phrase',
              header: t('review_analytics.column.phrase'),
              isRowHeader: true,
              render: ({ phrase }) => phrase,
            },
            ...(['count', 'positive', 'negative'] as const).map((id) => ({
              id,
              header: t(id === 'count' ? 'review_analytics.figure.count' : `review_analytics.series.${id}`),
              align: 'end' as const,
              render: (row: (typeof rows)[number]) => words.count(row[id]),
            })),
          ]}
        />
      )}
    </AnalyticsCard>
  );
}
