/** The list with one entry moved to another place; the same list where that changes nothing. */
export function moveItem<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  const place = Math.max(0, Math.min(to, list.length - 1));
  if (entry === undefined || place === from) return list;
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, place), entry, ...others.slice(place)];
}
