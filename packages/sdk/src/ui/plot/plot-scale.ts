import { missingRank, rankDepth } from '@pinfold/contract/features/rankings/rank-depth';
import type { PlotAxis } from './plot-series.ts';

/** How far up a value stands, and which heights the axis shows. */
export interface PlotScale {
  heightOf: (value: number) => number;
  domain: readonly [low: number, high: number];
  /** Values with a line across. */
  ticks: readonly number[];
}

/** Positions have the first on top and a lane of their own for what is beyond the twentieth. */
export function plotScale(axis: PlotAxis, values: readonly number[]): PlotScale {
  switch (axis) {
    case 'rank':
      return { heightOf: rankHeight, domain: [-0.8, 21.7], ticks: [1, 3, 10, rankDepth, missingRank] };
    case 'share':
      return { heightOf: identity, domain: [0, 1], ticks: [0, 0.25, 0.5, 0.75, 1] };
    case 'stars':
      return { heightOf: identity, domain: [1, 5], ticks: [1, 2, 3, 4, 5] };
    case 'score':
      return { heightOf: identity, domain: [-100, 100], ticks: [-100, -50, 0, 50, 100] };
    case 'count': {
      const step = niceStep(Math.max(1, ...values));
      const most = Math.ceil(Math.max(1, ...values) / step) * step;
      const ticks = Array.from({ length: most / step + 1 }, (_none, index) => index * step);
      return { heightOf: identity, domain: [0, most], ticks };
    }
  }
}

/** How far up a value stands between the lowest and the highest of the axis, 0 to 1. */
export function heightShare({ heightOf, domain: [low, high] }: PlotScale, value: number): number {
  return (heightOf(value) - low) / (high - low);
}

function rankHeight(value: number): number {
  return value <= rankDepth ? rankDepth + 2 - value : Math.max(0, 2 * (missingRank - value));
}

function identity(value: number): number {
  return value;
}

function niceStep(most: number): number {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)));
  return [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough) ?? 1;
}
