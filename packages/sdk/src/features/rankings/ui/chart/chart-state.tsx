'use client';
import type { ComponentType, JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { type EmptyContent, QueryState } from '../../../../patterns/query-state.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
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
export function ChartState({ chart, keywordsHref, Empty }: ChartStateProps): JSX.Element {
  const t = useTranslate();
  const empty = useEmptyContent(chart, keywordsHref);
  const { emptiness } = chart;
  return (
    <Stack justify="center" minBlockSize="280px">
      {Empty && emptiness && emptiness !== 'service_area' ? (
        <Empty why={emptiness} />
      ) : (
        <QueryState query={chart} failed={t('rankings.chart.failed')} loading={{ blocks: 5 }} empty={empty} />
      )}
    </Stack>
  );
}

function useEmptyContent(
  { emptiness, positions }: RankChartState,
  keywordsHref: string | undefined,
): EmptyContent | undefined {
  const t = useTranslate();
  const format = useFormat();
  if (!emptiness) return undefined;
  const icon = <ChartIcon size={24} />;
  if (emptiness === 'service_area')
    return {
      icon,
      title: t('rankings.chart.service_area.title'),
      text: t('rankings.chart.service_area.text'),
    };
  const title = t(`rankings.chart.empty.${emptiness}.title`);
  if (emptiness === 'no_positions') {
    const first = positions?.measured_from;
    const text = first
      ? t('rankings.chart.empty.no_positions.text', { date: format.day(first) })
      : t('rankings.chart.empty.no_positions.never');
    return { icon, title, text };
  }
  const actions = emptiness === 'no_keywords' && keywordsHref && (
    <Link variant="button" href={keywordsHref} isInApp>
      {t('rankings.chart.empty.no_keywords.action')}
    </Link>
  );
  return { icon, title, text: t(`rankings.chart.empty.${emptiness}.text`), actions };
}
