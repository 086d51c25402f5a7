import { type RankBand, rankBands, type RankChartKind } from '@pinfold/contract/features/rankings/rank';
import type { Translate } from '../../../../i18n/i18n.ts';
import type { TokenName } from '../../../../theme/tokens.ts';
import type { ChartProps } from '../../../../ui/chart/chart-props.ts';
import { type ChartSeries, seriesColor } from '../../../../ui/chart/chart-series.ts';
import type { RankDrawing } from '../../rank-search.ts';
import { rankSeries, type RankSeries } from '../../../../state/rank-series.ts';
import { rankBandSeries } from '../../rank-band-series.ts';
import type { Positions } from '../../ranking.ts';

/** Returns the chart's props for positions. */
export function chartPlot(
  positions: Positions,
  drawing: RankDrawing,
  chart: RankChartKind,
  t: Translate,
): ChartProps {
  const { dates, resolution, keywords } = positions;
  const [first] = keywords;
  const isOfBands = drawing === 'doughnut' || (drawing === 'bar' && chart === 'top' && keywords.length > 1);
  const time = { dates, resolution, comparedDates: positions.compared?.dates, kind: drawing };
  if (isOfBands)
    return {
      ...time,
      axis: 'count',
      isStacked: true,
      label: t(drawing === 'bar' ? 'rankings.chart.bands_of_keywords' : 'rankings.chart.bands_of_period'),
      series: bandSeries(
        keywords.map(({ series }) => series),
        keywords.flatMap(({ compared }) => compared?.series ?? []),
        t,
      ),
    };
  if (chart === 'average' && first)
    return {
      ...time,
      axis: 'rank',
      label: t('rankings.chart.bands_of_average', { keyword: first.keyword }),
      series: (['average', 'average_all'] as const).map((measure, index) => ({
        id: measure,
        label: t(measure === 'average' ? 'rankings.chart.average_found' : 'rankings.chart.average_all'),
        color: seriesColor(index),
        values: rankSeries(first.series, measure),
        compared: first.compared ? rankSeries(first.compared.series, measure) : undefined,
      })),
    };
  return {
    ...time,
    axis: 'rank',
    label: t('rankings.chart.title'),
    series: keywords.map(({ keyword, series, compared }, index) => ({
      id: keyword,
      label: keyword,
      color: seriesColor(index),
      values: rankSeries(series, 'best'),
      compared: compared ? rankSeries(compared.series, 'best') : undefined,
    })),
  };
}

/** Colours of the bands, from the best to the worst. */
export const bandColors: Record<RankBand, TokenName> = {
  top3: 'color-good',
  top10: 'color-series-5',
  top20: 'color-series-3',
  beyond: 'color-field-line',
};

function bandSeries(
  keywords: readonly RankSeries[],
  compared: readonly RankSeries[],
  t: Translate,
): ChartSeries[] {
  const now = rankBandSeries(keywords);
  const before = compared.length > 0 ? rankBandSeries(compared) : undefined;
  return rankBands.map((band) => ({
    id: band,
    label: t(`rankings.chart.band.${band}`),
    color: bandColors[band],
    values: now[band],
    compared: before?.[band],
  }));
}
