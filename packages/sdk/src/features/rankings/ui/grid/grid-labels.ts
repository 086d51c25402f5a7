import { useMemo } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { RankScan } from '../../ranking.ts';

/** Returns labels of distances, points, positions and measures of a grid. */
export function useGridLabels(): GridLabels {
  const t = useTranslate();
  const format = useFormat();
  return useMemo(() => {
    const metres = (length: number) =>
      length < 1000
        ? format.number(length, { style: 'unit', unit: 'meter' })
        : format.number(length / 1000, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 2 });
    const off = (
      steps: number,
      spacing: number,
      [plus, minus]: readonly ['north' | 'east', 'south' | 'west'],
    ) =>
      steps === 0
        ? undefined
        : t(`rankings.grid.place.${steps > 0 ? plus : minus}`, { metres: metres(Math.abs(steps) * spacing) });
    const row = (index: number, { size, spacing_m }: GridShape) =>
      off((size - 1) / 2 - index, spacing_m, ['north', 'south']);
    const column = (index: number, { size, spacing_m }: GridShape) =>
      off(index - (size - 1) / 2, spacing_m, ['east', 'west']);
    const decimal = (value: number) =>
      format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    return {
      metres,
      /** The distance of a row or column from the location; the location's own is named in other words. */
      row: (index: number, shape: GridShape) => row(index, shape) ?? t('rankings.grid.place.row'),
      column: (index: number, shape: GridShape) => column(index, shape) ?? t('rankings.grid.place.column'),
      place: (point: number, shape: GridShape) => {
        const parts = [row(Math.floor(point / shape.size), shape), column(point % shape.size, shape)];
        return parts.filter((part) => part !== undefined).join(', ') || t('rankings.grid.place.centre');
      },
      /** `7`, `20+` beyond the first twenty, `–` where it was not measured. */
      position: (position: number | null | undefined) =>
        position === null || position === undefined ? '–' : position === 0 ? '20+' : format.number(position),
      decimal,
      /** An average, or that there is none. */
      average: (value: number | null) => (value === null ? t('rankings.grid.measure.none') : decimal(value)),
      share: (value: number | null) =>
        value === null
          ? t('rankings.grid.measure.none')
          : format.number(value, { style: 'percent', maximumFractionDigits: 0 }),
      day: (scan: RankScan) => format.date(momentOf(scan)),
      moment: (scan: RankScan) => format.date(momentOf(scan), 'date_time'),
    };
  }, [t, format]);
}

/** `↑3`, `↓2`, `=`, and a dash where there is nothing to compare. */
export function changeText(change: number | null): string {
  return `${changeSigns[changeKind(change)]}${change ? Math.abs(change) : ''}`;
}

/** What `useGridLabels` gives. */
export interface GridLabels {
  metres: (length: number) => string;
  row: (index: number, shape: GridShape) => string;
  column: (index: number, shape: GridShape) => string;
  place: (point: number, shape: GridShape) => string;
  position: (position: number | null | undefined) => string;
  decimal: (value: number) => string;
  average: (value: number | null) => string;
  share: (value: number | null) => string;
  day: (scan: RankScan) => string;
  moment: (scan: RankScan) => string;
}

/** As many points a side, so many metres apart. */
interface GridShape {
  size: number;
  spacing_m: number;
}

function momentOf({ done_at, requested_at }: RankScan): string {
  return done_at ?? requested_at;
}

/** Which way a change goes. */
type ChangeKind = 'better' | 'worse' | 'same' | 'unknown';

/** Which way a change goes; null where there is nothing to compare. */
export function changeKind(change: number | null): ChangeKind {
  if (change === null) return 'unknown';
  if (change === 0) return 'same';
  return change > 0 ? 'better' : 'worse';
}

/** What stands before, or for, a number. */
export const changeSigns: Readonly<Record<ChangeKind, string>> = {
  better: '↑',
  worse: '↓',
  same: '=',
  unknown: '–',
};
