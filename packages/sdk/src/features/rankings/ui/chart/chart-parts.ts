import type { ComponentType } from 'react';
import type { ChartSlots } from '../../../../ui/chart/chart-props.ts';

declare module '../../../../theme/components.ts' {
  interface Components {
    RankChart: ChartSlots & { Empty?: ComponentType<RankEmptyProps> | undefined };
  }
}

/** Props of a host's own words in place of a chart without anything to draw. */
export interface RankEmptyProps {
  /** Nothing is watched here; the first positions are on their way; nothing was measured in the period. */
  why: 'no_keywords' | 'not_yet' | 'no_positions';
}
