'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { useFiguresTable } from '../../analytics/use-figures-table.ts';
import type { ReviewFilters } from '../../review-filters.ts';
import { AnalyticsCard } from './analytics-card.tsx';
import { useAnalyticsView } from './analytics-context.ts';
import { ScoreMark } from './score-mark.tsx';

interface CategoryFiguresProps {
  id: number;
  filters: ReviewFilters;
}

/** How customers speak of one category, apart from how their reviews sound as a whole. */
export function CategoryFigures({ id, filters }: CategoryFiguresProps): JSX.Element | null {
  const t = useTranslate();
  const { hrefOf } = useAnalyticsView();
  const { rows } = useFiguresTable({ filters, dimension: 'category', pageSize: 100 });
  const row = rows.find((one) => one.id === id);
  if (!row) return null;
  return (
    <AnalyticsCard title={row.name} note={t('review_analytics.category_note')}>
      <Row as="p" gap={4} rowGap={2} align="baseline" wrap>
        {t('review_analytics.figure.nss')}
        <ScoreMark
          figures={row.figures}
          name={row.name}
          hrefOf={(sentiment) => hrefOf({ row: { dimension: 'category', row }, sentiment })}
        />
      </Row>
    </AnalyticsCard>
  );
}
