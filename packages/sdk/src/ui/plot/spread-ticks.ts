/** Pixels that a date takes with the room around it. */
const tickWidth = 86;

/** Points that get a date below the axis: as many as there is room for, evenly apart. */
export function spreadTicks(count: number, width: number): number[] {
  const most = Math.max(1, Math.min(7, Math.floor(width / tickWidth)));
  const step = Math.max(1, Math.ceil(count / most));
  const first = Math.floor(((count - 1) % step) / 2);
  return Array.from({ length: Math.ceil((count - first) / step) }, (_none, index) => first + index * step);
}
