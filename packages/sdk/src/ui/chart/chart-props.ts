import type { ComponentType, RefObject } from 'react';
import type { ChartAxis, ChartKind, ChartNote, ChartSeries, ChartStep } from './chart-series.ts';

/** Data of `Chart` and of its table. */
export interface ChartValues {
  /** Names the chart for screen readers. */
  label: string;
  axis: ChartAxis;
  /** The first day of each point, as `YYYY-MM-DD`, oldest first. */
  dates: readonly string[];
  resolution: ChartStep;
  series: readonly ChartSeries[];
  /** The dates of the earlier period; its n-th point lies under the n-th of this one. */
  comparedDates?: readonly string[] | undefined;
  /** Notes on days, shown at their points. */
  notes?: readonly ChartNote[] | undefined;
  /** Heading of the notes' column in the table. */
  notesLabel?: string | undefined;
}

export interface ChartProps extends ChartValues {
  /** @default 'line' */
  kind?: ChartKind | undefined;
  /** Stacks the bars of a date. @default false */
  isStacked?: boolean | undefined;
  /** Shows the values as a table instead. @default false */
  isTable?: boolean | undefined;
  /** Height of the plot in pixels, without legend. @default 280 */
  height?: number | undefined;
  /** Shows the legend, which toggles series. @default true */
  hasLegend?: boolean | undefined;
  /** Components in place of our tooltip and legend. */
  slots?: ChartSlots | undefined;
  /** Ref of the element that is exported as an image. */
  plotRef?: RefObject<HTMLDivElement | null> | undefined;
}

/** One series at the cursor. */
export interface ChartReading {
  series: ChartSeries;
  value: number | null;
  /** Formatted value: `3`, `20+`, `41%`; a dash for null. */
  text: string;
  /** Formatted value of the earlier period; undefined without one. */
  comparedText: string | undefined;
}

/** Props of a host's tooltip. */
export interface ChartTooltipProps {
  /** Formatted date of the point: `16 paź 2026`. */
  heading: string;
  /** Formatted date of the compared point. */
  comparedHeading: string | undefined;
  readings: readonly ChartReading[];
  /** Notes at the point. */
  notes: readonly string[];
}

/** Props of a host's legend. */
export interface ChartLegendProps {
  series: readonly ChartSeries[];
  hiddenIds: ReadonlySet<string>;
  onToggle: (id: string) => void;
  kind: ChartKind;
  /** An earlier period is shown, as thin dashed lines or paler bars. */
  hasCompared: boolean;
}

/** A host's components in place of parts of a chart. */
export interface ChartSlots {
  Tooltip?: ComponentType<ChartTooltipProps> | undefined;
  Legend?: ComponentType<ChartLegendProps> | undefined;
}
