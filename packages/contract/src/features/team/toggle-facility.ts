/**
 * Takes a location into a selection or out of it. One that was selected to begin with stays (product spec, section 5).
 */
export function toggleFacility(
  selected: readonly number[],
  initial: readonly number[],
  id: number,
): readonly number[] {
  if (!selected.includes(id)) return [...selected, id];
  return isFacilityLocked(initial, id) ? selected : selected.filter((one) => one !== id);
}

export function isFacilityLocked(initial: readonly number[], id: number): boolean {
  return initial.includes(id);
}
