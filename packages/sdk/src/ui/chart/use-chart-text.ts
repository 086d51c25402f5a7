import { missingRank } from '@pinfold/contract/features/rankings/rank';
import { useMemo } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { ChartAxis, ChartStep } from './chart-series.ts';

/** Formats values and dates of a chart. */
export interface ChartText {
  /** `3`, `4,2`, `20+`, `41%`; a dash for null. */
  value: (value: number | null | undefined) => string;
  /** The same beside an axis up to `highest`: `5 tys.`, since there is little room for large numbers. */
  level: (value: number | undefined, highest: number) => string;
  /** Full date of a point: `16 paź 2026`, `Tydzień od 12 paź 2026`, `paź 2026`. */
  point: (date: string) => string;
  /** Short date for the axis: `16 paź`, `paź 2026`. */
  tick: (date: string) => string;
}

/** Returns formats for a chart's values and dates in the user's language. */
export function useChartText(axis: ChartAxis, resolution: ChartStep): ChartText {
  const t = useTranslate();
  const format = useFormat();
  return useMemo(() => {
    const value: ChartText['value'] = (known) => {
      if (known === null || known === undefined) return '–';
      if (axis === 'share') return format.number(known, { style: 'percent', maximumFractionDigits: 0 });
      if (axis === 'rate') return format.number(known, { style: 'percent', maximumFractionDigits: 1 });
      if (axis === 'rank' && known >= missingRank) return '20+';
      return format.number(known, { maximumFractionDigits: axis === 'stars' ? 2 : 1 });
    };
    return {
      value,
      level: (known, highest) =>
        known && highest >= 10_000
          ? format.number(known, { notation: 'compact', maximumFractionDigits: 1 })
          : value(known),
      point: (date) =>
        resolution === 'week'
          ? t('plot.week_of', { date: format.day(date, 'date') })
          : format.day(date, resolution === 'month' ? 'month' : 'date'),
      tick: (date) => format.day(date, resolution === 'month' ? 'month' : 'day_month'),
    };
  }, [t, format, axis, resolution]);
}
