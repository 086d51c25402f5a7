import type { ComponentType } from 'react';

/**
 * Bars below the top bar, from the most pressing one down. Each decides by itself whether it has something to say,
 * and asks the API by company, so that a change of company asks again.
 */
const bars: readonly ComponentType[] = [];

export function InfoBars() {
  return bars.map((Bar, index) => <Bar key={index} />);
}
