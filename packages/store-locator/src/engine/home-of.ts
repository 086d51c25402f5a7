import type { PublicLocator } from '../locator-source.ts';
import type { Position } from './locator-engine.ts';

/** Where the order of the first answer is measured from: the centre, or else about where its first store is. */
export function homeOf({ options, stores: [first] }: PublicLocator): Position | undefined {
  if (options.center) return options.center;
  const { latitude, longitude } = first ?? {};
  return latitude == null || longitude == null ? undefined : { latitude, longitude };
}
