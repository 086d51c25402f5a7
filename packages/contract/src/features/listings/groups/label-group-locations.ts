import { textKey } from '../text-key.ts';

/** The locations of a label group: those that carry one of its labels. */
export function labelGroupLocations<Location extends { labels: readonly string[] }>(
  labels: readonly string[],
  locations: readonly Location[],
): Location[] {
  const wanted = new Set(labels.map(textKey));
  return locations.filter((location) => location.labels.some((label) => wanted.has(textKey(label))));
}
