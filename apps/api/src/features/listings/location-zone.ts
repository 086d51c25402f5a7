import tzLookup from '@photostructure/tz-lookup';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';

/** The time zone of a location’s clocks; the company’s where it has no coordinates, or none that lead anywhere. */
export function locationZone(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  companyZone: string,
): string {
  if (latitude === null || longitude === null) return companyZone;
  try {
    const zone = tzLookup(latitude, longitude);
    // Newer zones may be unknown to this Node.
    localTime(new Date(0), zone);
    return zone;
  } catch {
    return companyZone;
  }
}
