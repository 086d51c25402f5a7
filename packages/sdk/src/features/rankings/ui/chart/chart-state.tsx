'use client';
import type { ComponentType, JSX } from 'react';
import { failureText } from '../../../../error-policy/failure-text.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { ChartIcon } from '../../../../ui/icons/place-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { RankChartState } from '../../use-rank-chart.ts';
import type { RankEmptyProps } from './rank-chart.tsx';

interface ChartStateProps {
  chart: RankChartState;
  keywordsHref: string | undefined;
  Empty: ComponentType<RankEmptyProps> | undefined;
}

/** Why there is no chart: loading, failed, not watched, not measured yet, or not in this period. */
export function ChartState(props: ChartStateProps): JSX.Element {
  return (
    <Stack justify="center" minBlockSize="280px">
      <Why {...props} />
    </Stack>
  );
}

function Why({ chart, keywordsHref, Empty }: ChartStateProps) {
  const t = useTranslate();
  const format = useFormat();
  const { error, emptiness } = chart;
  if (error)
    return (
      <ErrorState
        title={t('rankings.chart.failed')}
        onRetry={() => void chart.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={chart.isFetching}
      >
        {failureText(error, t)}
      </ErrorState>
    );
  if (emptiness === undefined) return <Skeleton label={t('common.loading')} blocks={5} />;
  if (emptiness === 'service_area')
    return (
      <EmptyState role="status" icon={<ChartIcon size={24} />} title={t('rankings.chart.service_area.title')}>
        {t('rankings.chart.service_area.text')}
      </EmptyState>
    );
  if (Empty) return <Empty why={emptiness} />;
  const first = chart.positions?.measured_from;
  const text =
    emptiness !== 'no_positions'
      ? t(`rankings.chart.empty.${emptiness}.text`)
      : first
        ? t('rankings.chart.empty.no_positions.text', { date: format.date(`${first}T12:00:00Z`) })
        : t('rankings.chart.empty.no_positions.never');
  return (
    <EmptyState
      role="status"
      icon={<ChartIcon size={24} />}
      title={t(`rankings.chart.empty.${emptiness}.title`)}
      actions={
        emptiness === 'no_keywords' &&
        keywordsHref && (
          <Link variant="button" href={keywordsHref} isInApp>
            {t('rankings.chart.empty.no_keywords.action')}
          </Link>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
