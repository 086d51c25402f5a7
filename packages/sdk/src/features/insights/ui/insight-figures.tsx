'use client';
import { actionMetrics, changeOf, viewMetrics } from '@pinfold/contract/features/insights/insight-metrics';
import type { JSX } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Figure, type FigureChange, Figures } from '../../../patterns/figure.tsx';
import { useFigureChange } from '../../../patterns/figure-change.ts';
import { type InsightShow, insightSum } from '../insight-series.ts';
import type { Insights, InsightTotals } from '../insights.queries.ts';

/** The period in figures, each with its change; metrics that Google never told have none, and sums say so. */
export function InsightFigures({ insights: { totals, before } }: { insights: Insights }): JSX.Element {
  const t = useTranslate();
  const text = useInsightText();
  // The sum of actions says which of them are unknown.
  const shown = singleMetrics.filter(
    (metric) => totals[metric] !== null || (before?.totals[metric] ?? null) !== null,
  );
  return (
    <Figures label={t('insights.figures')}>
      {(['views', 'actions', 'conversion'] as const).map((show) => (
        <Figure
          key={show}
          name={t(`insights.metric.${show}`)}
          value={text.sum(show, insightSum(totals, show))}
          change={text.change(show, totals, before?.totals)}
          definition={[t(`insights.definition.${show}`), text.without(show, totals)]
            .filter(Boolean)
            .join(' ')}
        />
      ))}
      {shown.map((metric) => (
        <Figure
          key={metric}
          name={t(`insights.metric.${metric}`)}
          value={text.number(totals[metric])}
          change={text.changeBetween(totals[metric], before?.totals[metric])}
          definition={t(`insights.definition.${metric}`)}
        />
      ))}
    </Figures>
  );
}

const singleMetrics = [...actionMetrics, 'food_menu_clicks', 'conversations'] as const;

/** Texts of figures and of their changes, the same in tiles and in lists. */
interface InsightText {
  /** `3 412`; a dash where nothing is known. */
  number: (value: number | null) => string;
  /** `3 412`, or `4,1%` for the conversion. */
  sum: (show: InsightShow, value: number | null) => string;
  /** Undefined without an earlier figure. */
  change: (
    show: InsightShow,
    now: InsightTotals,
    before: InsightTotals | undefined,
  ) => FigureChange | undefined;
  changeBetween: (now: number | null, before: number | null | undefined) => FigureChange | undefined;
  /** Which metrics a sum leaves out, because nothing is known of them. */
  without: (show: InsightShow, totals: InsightTotals) => string | undefined;
}

export function useInsightText(): InsightText {
  const t = useTranslate();
  const format = useFormat();
  const told = useFigureChange();
  const number = (value: number | null) => (value === null ? '–' : format.number(value));
  const percent = (value: number) =>
    format.number(value, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const changeBetween: InsightText['changeBetween'] = (now, before) => {
    if (now === null || before === null || before === undefined) return undefined;
    const step = changeOf(now, before) ?? (now === 0 ? 0 : null);
    if (step === null) return { text: t('insights.none_before'), direction: 'up', meaning: 'better' };
    return told({
      step,
      written: (value) => format.number(value, { style: 'percent', maximumFractionDigits: 0 }),
    });
  };
  return {
    number,
    sum: (show, value) => (show === 'conversion' && value !== null ? percent(value) : number(value)),
    changeBetween,
    change: (show, now, before) => {
      if (!before) return undefined;
      const [value, former] = [insightSum(now, show), insightSum(before, show)];
      if (show !== 'conversion') return changeBetween(value, former);
      if (value === null || former === null) return undefined;
      return told({
        step: value - former,
        written: (step) =>
          t('insights.points', { points: format.number(step * 100, { maximumFractionDigits: 1 }) }),
      });
    },
    without: (show, totals) => {
      const parts = { views: viewMetrics, actions: actionMetrics, conversion: [] }[show];
      const unknown = parts.filter((metric) => totals[metric] === null);
      if (unknown.length === 0 || unknown.length === parts.length) return undefined;
      return t('insights.without', {
        metrics: format.list(unknown.map((metric) => t(`insights.metric.${metric}`).toLocaleLowerCase())),
      });
    },
  };
}
