import {
  type CompiledHours,
  compileHours,
} from '@pinfold/contract/features/store-locator/hours/compiled-hours';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { SpecialHoursPeriod } from '@pinfold/contract/features/listings/hours/special-hours';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { locationZone } from '../../listings/location-zone.ts';

interface Timed {
  openingHours: readonly HoursPeriod[];
  specialHours: readonly SpecialHoursPeriod[];
}

interface Placed {
  latitude: number | null;
  longitude: number | null;
}

/** Which time a shop keeps. What many shops share is worked out once, and is then the same object. */
export interface ShopClocks {
  zoneOf(shop: Placed): string;
  /** Null where no hours are known. */
  hoursOf(shop: Timed, zone: string): CompiledHours | null;
}

export function shopClocks(now: Date, companyZone: string): ShopClocks {
  const dates = new Map<string, string>();
  const bySource = new Map<string, CompiledHours>();
  const byContent = new Map<string, CompiledHours>();
  const todayIn = (zone: string) => {
    const today = dates.get(zone) ?? localTime(now, zone).date;
    dates.set(zone, today);
    return today;
  };
  return {
    zoneOf: (shop) => locationZone(shop, companyZone),
    hoursOf({ openingHours, specialHours }, zone) {
      if (openingHours.length === 0) return null;
      const today = todayIn(zone);
      const source = `${today}${JSON.stringify(openingHours)}${JSON.stringify(specialHours)}`;
      const known = bySource.get(source);
      if (known) return known;
      const compiled = compileHours({ opening_hours: openingHours, special_hours: specialHours }, today);
      const content = JSON.stringify(compiled);
      const same = byContent.get(content) ?? compiled;
      byContent.set(content, same);
      bySource.set(source, same);
      return same;
    },
  };
}
