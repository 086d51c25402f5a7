'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Table } from '../../../../ui/collections/table.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import type { ComponentName } from '../../../../theme/components.ts';
import { useFiguresRows, usePhrases } from '../../analytics/use-figures-table.ts';
import type { OpinionFilters } from '../../opinion-filters.ts';
import { AnalyticsCard } from './analytics-card.tsx';
import {
  AnalyticsBody,
  AnalyticsFrame,
  type FiguresAppearance,
  type FiguresProps,
  type FiguresScreen,
  useAnalyticsView,
  useFigureTexts,
} from './analytics-frame.tsx';
import { AnalyticsHeader } from './analytics-header.tsx';
import { FigureCards } from './figure-cards.tsx';
import { FiguresTable } from './figures-table.tsx';
import { ScoreMark } from './score-mark.tsx';
import { SeriesPlot } from './series-plot.tsx';
import { useFigureLabels } from './use-figure-labels.ts';

interface FiguresOfCategoriesProps extends FiguresProps {
  component: ComponentName;
  screen: FiguresScreen;
  /** Id of the category that the page is about. Left out, all of them stand side by side. */
  category?: number | undefined;
}

/** Every category with its score, or one with its phrases, tables and trend. */
export function FiguresOfCategories({
  title,
  headerActions,
  category,
  ...props
}: FiguresOfCategoriesProps): JSX.Element {
  const filters = category === undefined ? props.filters : { ...props.filters, tags: [category] };
  return (
    <AnalyticsFrame {...props} filters={filters} hidden={category === undefined ? undefined : ofOne}>
      {category === undefined ? (
        <AllCategories title={title} headerActions={headerActions} />
      ) : (
        <OneCategory id={category} title={title} headerActions={headerActions} />
      )}
    </AnalyticsFrame>
  );
}

const ofOne = ['tags'] as const;

type Heading = Pick<FiguresAppearance, 'title' | 'headerActions'>;

function AllCategories({ title, headerActions }: Heading) {
  const text = useFigureTexts();
  return (
    <>
      <AnalyticsHeader title={title ?? text('review_analytics.categories_title')} actions={headerActions} />
      <AnalyticsBody>{() => <FiguresTable dimension="category" />}</AnalyticsBody>
    </>
  );
}

function OneCategory({ id, title, headerActions }: Heading & { id: number }) {
  const text = useFigureTexts();
  const { screen, state } = useAnalyticsView();
  return (
    <>
      <AnalyticsHeader title={title ?? text('review_analytics.category_title')} actions={headerActions} />
      <AnalyticsBody>
        {(analytics) => (
          <>
            <CategoryFigures id={id} filters={state.asked} />
            <FigureCards analytics={analytics} />
            <SeriesPlot analytics={analytics} />
            <PhraseTable category={id} filters={state.asked} />
            {screen.tables.category.map((dimension) => (
              <FiguresTable key={dimension} dimension={dimension} />
            ))}
          </>
        )}
      </AnalyticsBody>
    </>
  );
}

interface CategoryFiguresProps {
  id: number;
  filters: OpinionFilters;
}

/** Sentiment about one category, apart from that of the whole reviews. */
function CategoryFigures({ id, filters }: CategoryFiguresProps): JSX.Element | null {
  const t = useTranslate();
  const { hrefOf, screen } = useAnalyticsView();
  const { rows } = useFiguresRows(screen.source, { filters, dimension: 'category', pageSize: 100 });
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

interface PhraseTableProps {
  category: number;
  filters: OpinionFilters;
}

/** Which phrases put reviews into the category. */
function PhraseTable({ category, filters }: PhraseTableProps): JSX.Element {
  const t = useTranslate();
  const words = useFigureLabels();
  const query = usePhrases(useAnalyticsView().screen.source, category, filters);
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
