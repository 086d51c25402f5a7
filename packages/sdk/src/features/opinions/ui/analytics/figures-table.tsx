'use client';
import { analyticsOrders } from '@pinfold/contract/features/opinions/analytics/figures';
import type { JSX } from 'react';
import { saveCsv } from '../../../../files/save-file.ts';
import type { TranslationKey } from '../../../../i18n/namespaces.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Pagination } from '../../../../ui/collections/pagination.tsx';
import { Table, type TableColumn } from '../../../../ui/collections/table.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { DownloadIcon } from '../../../../ui/icons/action-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { figuresCsv } from '../../analytics/figures-csv.ts';
import type { ReviewFiguresRow } from '../../analytics/figures-source.ts';
import { useFiguresRows } from '../../analytics/use-figures-table.ts';
import { AnalyticsCard } from './analytics-card.tsx';
import { useAnalyticsView, useFigureTexts } from './analytics-frame.tsx';
import { ScoreMark } from './score-mark.tsx';
import { useFigureLabels } from './use-figure-labels.ts';

/** The same figures for each row of a dimension, in any order. */
export function FiguresTable({ dimension }: { dimension: string }): JSX.Element {
  const t = useFigureTexts();
  const { language } = usePinfold();
  const { screen, state } = useAnalyticsView();
  const named = useRowNames(dimension);
  const table = useFiguresRows(screen.source, { filters: state.asked, dimension });
  const columns = useColumns(dimension);
  const words = useFigureLabels();
  const title = t(`review_analytics.by.${dimension}` as TranslationKey);
  const [column = 'count'] = [table.order.replace('-', '')];
  const most =
    table.leftOut > 0 &&
    t('review_analytics.most_frequent', {
      shown: words.count(table.count),
      all: words.count(table.count + table.leftOut),
    });
  const save = () => {
    const text = figuresCsv(
      t(`review_analytics.column.${dimension}` as TranslationKey),
      table.rows.map((row) => ({ ...row, ...named(row) })),
      (name) => t(`review_analytics.csv.${name}`),
      language,
    );
    saveCsv(title, text);
  };
  return (
    <AnalyticsCard
      title={title}
      tools={
        table.rows.length > 0 && (
          <Button size="s" variant="ghost" icon={<DownloadIcon size={16} />} onPress={save}>
            {t('review_analytics.download_csv')}
          </Button>
        )
      }
      note={
        dimension === 'category'
          ? [t('review_analytics.by_category_note'), most].filter(Boolean).join(' ')
          : undefined
      }
    >
      {table.error ? (
        <ErrorState
          title={t('review_analytics.failed')}
          onRetry={() => void table.refetch()}
          retryLabel={t('common.retry')}
        />
      ) : table.isPending ? (
        <Skeleton label={t('common.loading')} blocks={4} />
      ) : table.rows.length === 0 ? (
        <EmptyState title={t(`review_analytics.none.${dimension}` as TranslationKey)} />
      ) : (
        <Stack part="ReviewAnalytics-row" gap={4} minInlineSize="0" isStale={table.isStale}>
          <Table
            label={title}
            columns={columns}
            rows={table.rows}
            getKey={({ id, name }) => `${id} ${name}`}
            sort={{ columnId: column, direction: table.order.startsWith('-') ? 'descending' : 'ascending' }}
            onSortChange={({ columnId, direction }) => {
              const order = analyticsOrders.find(
                (one) => one === `${direction === 'descending' ? '-' : ''}${columnId}`,
              );
              table.setOrder(order ?? (columnId === 'name' ? 'name' : '-count'));
            }}
          />
          {table.pageCount > 1 && (
            <Pagination
              label={t('review_analytics.pages', { table: title })}
              page={table.page}
              pageCount={table.pageCount}
              onChange={table.setPage}
              previousLabel={t('review_analytics.previous_page')}
              nextLabel={t('review_analytics.next_page')}
              pageLabel={(page) => t('review_analytics.page', { page: String(page) })}
            />
          )}
        </Stack>
      )}
    </AnalyticsCard>
  );
}

function useColumns(dimension: string): TableColumn<ReviewFiguresRow>[] {
  const t = useFigureTexts();
  const words = useFigureLabels();
  const { screen, hrefOf, categoryHrefOf } = useAnalyticsView();
  const named = useRowNames(dimension);
  const number = { align: 'end', isSortable: true } as const;
  return [
    {
      id: 'name',
      header: t(`review_analytics.column.${dimension}` as TranslationKey),
      isRowHeader: true,
      isSortable: !screen.unsortedNames?.includes(dimension),
      render: (row) => {
        const href = dimension === 'category' && row.id !== null ? categoryHrefOf(row.id) : undefined;
        const { name, detail } = named(row);
        return (
          <Stack as="span">
            {href ? (
              <Link href={href} isInApp>
                {name}
              </Link>
            ) : (
              <span>{name}</span>
            )}
            {detail && (
              <Text as="small" tone="muted" weight="regular">
                {detail}
              </Text>
            )}
          </Stack>
        );
      },
    },
    {
      id: 'count',
      header: t('review_analytics.figure.count'),
      ...number,
      render: (row) => {
        const href = hrefOf({ row: { dimension, row } });
        return href ? (
          <Link
            href={href}
            isInApp
            aria-label={t('review_analytics.reviews_of', { name: named(row).name, count: row.figures.count })}
          >
            {words.count(row.figures.count)}
          </Link>
        ) : (
          <span>{words.count(row.figures.count)}</span>
        );
      },
    },
    {
      id: 'average_rating',
      header: t('review_analytics.figure.average_rating'),
      ...number,
      render: ({ figures }) => words.stars(figures.average_rating),
    },
    {
      id: 'replied_share',
      header: t('review_analytics.figure.replied_share'),
      ...number,
      render: ({ figures }) => words.share(figures.replied_share),
    },
    {
      id: 'reply_hours',
      header: t('review_analytics.figure.reply_hours'),
      align: 'end',
      render: ({ figures }) => words.hours(figures.reply_hours),
    },
    {
      id: 'nss',
      header: t('review_analytics.figure.nss'),
      ...number,
      render: (row) => (
        <ScoreMark
          figures={row.figures}
          hrefOf={(sentiment) => hrefOf({ row: { dimension, row }, sentiment })}
          name={named(row).name}
        />
      ),
    },
  ];
}

/** Rows as this channel calls them. */
function useRowNames(dimension: string) {
  const t = useFigureTexts();
  const { language } = usePinfold();
  const { screen } = useAnalyticsView();
  return (row: ReviewFiguresRow) => screen.rowName?.(dimension, row, language, t) ?? row;
}
