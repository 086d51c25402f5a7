import { formatDistance } from './format-distance.ts';
import type { LocatorPartProps } from './locator-part-props.ts';

/** Nothing was found; where only so many kilometres are looked at, that is said. */
export function nothingWords({ state: { locator, origin, language }, words }: LocatorPartProps): string {
  const radius = locator?.options.radius_km;
  return origin && radius
    ? words.nothingWithin(formatDistance(radius, locator.options.distance_unit, language))
    : words.nothingMatches;
}
