import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';

/** The visible rows and the active one, which screen readers follow even when it is scrolled away. */
export function rangeWith(range: Range, active: number): number[] {
  const visible = defaultRangeExtractor(range);
  if (active < 0 || active >= range.count || visible.includes(active)) return visible;
  return [...visible, active].toSorted((first, second) => first - second);
}
