import type { ComponentType, RefObject } from 'react';
import type { PlotAxis, PlotKind, PlotNote, PlotSeries, PlotStep } from './plot-series.ts';

/** What `Plot` and the table beside it draw. */
export interface PlotValues {
  /** Names the chart for screen readers. */
  label: string;
  axis: PlotAxis;
  /** The first day of each point, as `YYYY-MM-DD`, oldest first. */
  dates: readonly string[];
  resolution: PlotStep;
  series: readonly PlotSeries[];
  /** The dates of the earlier period; its n-th point lies under the n-th of this one. */
  comparedDates?: readonly string[] | undefined;
  /** What happened on the way, said at its point. */
  notes?: readonly PlotNote[] | undefined;
  /** Names the notes' column of the table. */
  notesLabel?: string | undefined;
}

export interface PlotProps extends PlotValues {
  /** @default 'line' */
  kind?: PlotKind | undefined;
  /** Lays the bars of one date on top of each other. @default false */
  isStacked?: boolean | undefined;
  /** Of the plot alone, in pixels. @default 280 */
  height?: number | undefined;
  /** The legend below: switches series. @default true */
  hasLegend?: boolean | undefined;
  /** In place of our tooltip and legend. */
  slots?: PlotSlots | undefined;
  /** The element to take a picture of. */
  plotRef?: RefObject<HTMLDivElement | null> | undefined;
}

/** One series at the cursor. */
export interface PlotReading {
  series: PlotSeries;
  value: number | null;
  /** As it is shown: `3`, `20+`, `41%`; a dash where nothing was measured. */
  text: string;
  /** Of the earlier period; undefined without one. */
  comparedText: string | undefined;
}

/** Props of a host's tooltip. */
export interface PlotTooltipProps {
  /** The point in words: `16 paź 2026`. */
  heading: string;
  /** The earlier point below it. */
  comparedHeading: string | undefined;
  readings: readonly PlotReading[];
  /** What was changed at that point, in words. */
  notes: readonly string[];
}

/** Props of a host's legend. */
export interface PlotLegendProps {
  series: readonly PlotSeries[];
  hiddenIds: ReadonlySet<string>;
  onToggle: (id: string) => void;
  kind: PlotKind;
  /** An earlier period is drawn: as thin dashes, or as paler bars. */
  hasCompared: boolean;
}

/** Components of a host in place of parts of a plot. */
export interface PlotSlots {
  Tooltip?: ComponentType<PlotTooltipProps> | undefined;
  Legend?: ComponentType<PlotLegendProps> | undefined;
}
