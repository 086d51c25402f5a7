'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRankMessages } from '../../use-rank-messages.ts';
import { Figures } from '../../../../patterns/figure.tsx';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Surface } from '../../../../ui/surface.tsx';
import { addRankSummaries, type RankTotals } from '../../../../state/rank-series.ts';
import type { Positions } from '../../ranking.ts';
import { type RankChartOptions, useRankChart } from '../../use-rank-chart.ts';
import '../chart/rank-chart.tsx';
import { RankFigure } from '../../../../patterns/rank-figure.tsx';

export interface RankFiguresProps extends RankChartOptions {
  /** Appearance of the figures alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * A period in four figures: the average where the location was found, the average of all lookups, the share of the
 * first three, and how many keywords are among the first 3, 10 and 20. Each has an explanation, and its change against
 * an earlier period. Shares the request of a `RankChart` with the same search.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-RankFigures
 * @example
 * ```tsx
 * const { search, setSearch } = useRankSearch({ defaultSearch: { compare: 'previous_term' } });
 * return (
 *   <>
 *     <RankChart facility={7} search={search} onSearchChange={setSearch} />
 *     <RankFigures facility={7} search={search} />
 *   </>
 * );
 * ```
 */
export function RankFigures({ appearance, ...options }: RankFiguresProps): JSX.Element | null {
  const { positions, isStale } = useRankChart(options);
  const areWordsReady = useRankMessages();
  if (!areWordsReady || !positions) return null;
  return (
    <Surface component="RankFigures" appearance={appearance}>
      <RankFiguresView positions={positions} isStale={isStale} />
    </Surface>
  );
}

export interface RankFiguresViewProps {
  positions: Positions;
  /** True while they are of an earlier search. @defaultValue false */
  isStale?: boolean | undefined;
}

/**
 * The view of the figures of a period.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { data: positions } = usePositions({ facility: 7, keywords: ['kawiarnia'] });
 * return positions ? <Surface><RankFiguresView positions={positions} /></Surface> : null;
 * ```
 */
export function RankFiguresView({ positions, isStale = false }: RankFiguresViewProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { keywords } = positions;
  const now = addRankSummaries(keywords.map(({ summary }) => summary));
  const before = positions.compared
    ? addRankSummaries(keywords.flatMap(({ compared }) => compared?.summary ?? []))
    : undefined;
  const decimal = (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = (value: number) => format.number(value, { style: 'percent', maximumFractionDigits: 0 });
  const points = (value: number) =>
    t('rank.points', { value: format.number(value * 100, { maximumFractionDigits: 0 }) });
  const buckets = ({ top3, top10, top20 }: RankTotals) => `${top3} / ${top10} / ${top20}`;
  return (
    <Figures part="RankFigures" label={t('rankings.figures.label')} isStale={isStale}>
      <RankFigure
        name={t('rankings.figures.average')}
        definition={t('rankings.figures.average.definition')}
        {...{ now: now.average, before: before?.average, written: decimal, difference: decimal }}
        isLowBetter
      />
      <RankFigure
        name={t('rankings.figures.average_all')}
        definition={t('rankings.figures.average_all.definition')}
        {...{ now: now.average_all, before: before?.average_all, written: decimal, difference: decimal }}
        isLowBetter
      />
      <RankFigure
        name={t('rankings.figures.top3')}
        definition={t('rankings.figures.top3.definition')}
        {...{ now: now.top3_share, before: before?.top3_share, written: percent, difference: points }}
      />
      <RankFigure
        name={t('rankings.figures.keywords')}
        definition={`${t('rankings.figures.of_keywords', { count: keywords.length })}. ${t('rankings.figures.keywords.definition')}`}
        now={now.measured > 0 ? now.top3 : null}
        before={undefined}
        written={() => buckets(now)}
        difference={String}
        note={
          before && before.measured > 0 ? t('rankings.figures.before', { value: buckets(before) }) : undefined
        }
      />
    </Figures>
  );
}
