import { rankDepth } from '@pinfold/contract/rank-depth';

/**
 * The colour of a position as CSS, 1 green to 20 red by way of yellow, grey beyond (product spec, section 9), made of the
 * theme's tokens so that a host can make it its own. Zero and null stand for beyond.
 */
export function rankColor(position: number | null): string {
  if (!position || position > rankDepth) return 'var(--pf-rank-missing)';
  const way = ((position - 1) / (rankDepth - 1)) * 200;
  return way <= 100 ? mixed('rank-best', 'rank-middle', way) : mixed('rank-middle', 'rank-worst', way - 100);
}

/** What a number is written in upon `rankColor`. */
export const rankInkColor = 'var(--pf-rank-ink)';

function mixed(from: string, to: string, percent: number): string {
  return `color-mix(in oklab, var(--pf-${to}) ${Math.round(percent)}%, var(--pf-${from}))`;
}
