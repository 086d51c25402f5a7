import { defaultRangeExtractor } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';

/** Returns the rows to render with the active one, which `aria-activedescendant` refers to even out of view. */
export function rangeWith(range: Range, active: number): number[] {
  const visible = defaultRangeExtractor(range);
  if (active < 0 || active >= range.count || visible.includes(active)) return visible;
  return [...visible, active].toSorted((first, second) => first - second);
}
