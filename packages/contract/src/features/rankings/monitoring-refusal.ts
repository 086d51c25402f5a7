import type { BusinessType } from '../listings/location-filters.ts';

/** What the rule reads of a location. */
export interface MonitoredPlace {
  businessType: BusinessType;
  latitude: number | null;
  longitude: number | null;
}

/** Why a location's positions cannot be looked up (product spec, section 5); undefined where they can. */
export function monitoringRefusal({
  businessType,
  latitude,
  longitude,
}: MonitoredPlace): 'service_area_not_monitored' | 'coordinates_missing' | undefined {
  if (businessType === 'service_area') return 'service_area_not_monitored';
  return latitude === null || longitude === null ? 'coordinates_missing' : undefined;
}
