import tzLookup from '@photostructure/tz-lookup';
import { keptTimeZone } from '@pinfold/contract/time-zone';

/** The time zone of a location’s clocks; the company’s where it has no coordinates, or none that lead anywhere. */
export function locationZone(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  companyZone: string,
): string {
  if (latitude === null || longitude === null) return companyZone;
  try {
    // Newer zones may be unknown to this Node.
    return keptTimeZone(tzLookup(latitude, longitude)) ?? companyZone;
  } catch {
    return companyZone;
  }
}
