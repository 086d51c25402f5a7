import { plotScale } from './plot-scale.ts';
import type { PlotAxis, PlotSeries } from './plot-series.ts';

/** Rows as recharts takes them: heights by the id of the series, and `before` it those of the earlier period. */
export function plotRows(
  dates: readonly string[],
  series: readonly PlotSeries[],
  axis: PlotAxis,
): Record<string, number | null>[] {
  const { heightOf } = plotScale(axis, []);
  const heightAt = (values: readonly (number | null)[], index: number) => {
    const value = values[index] ?? null;
    return value === null ? null : heightOf(value);
  };
  return dates.map((_date, index) => {
    const row: Record<string, number | null> = { index };
    for (const { id, values, compared } of series) {
      row[id] = heightAt(values, index);
      if (compared) row[`before ${id}`] = heightAt(compared, index);
    }
    return row;
  });
}
