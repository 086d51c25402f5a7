import type { ComponentType } from 'react';
import type { ChartSlots } from '../../../../ui/chart/chart-props.ts';

/** Parts of the chart of positions: `pinfold-RankChart-toolbar` and so on. */
export type RankChartPart = 'header' | 'title' | 'toolbar' | 'note' | 'state';

/** Parts of the figures: `pinfold-RankFigures-figure` and so on. */
export type RankFiguresPart = 'figure' | 'value' | 'change';

/** Parts of the pickers of positions. */
export type RankPickerPart = 'list' | 'row' | 'footer';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    RankChart: RankChartPart;
    RankFigures: RankFiguresPart;
    RankPicker: RankPickerPart;
  }
}

declare module '../../../../theme/components.ts' {
  interface Components {
    RankChart: ChartSlots & { Empty?: ComponentType<RankEmptyProps> | undefined };
    RankFigures: Record<never, never>;
  }
}

/** Props of a host's own words in place of a chart without anything to draw. */
export interface RankEmptyProps {
  /** Nothing is watched here; the first positions are on their way; nothing was measured in the period. */
  why: 'no_keywords' | 'not_yet' | 'no_positions';
}
