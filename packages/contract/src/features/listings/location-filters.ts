import type { UpdateStatus } from './updates/profile-status.ts';

/** Whether a location is verified (product spec, section 3). */
export const verificationStatuses = [
  'is_verified',
  'is_unverified',
  'is_duplicate',
  'has_pending_verification',
  'is_inactive',
] as const;

export type VerificationStatus = (typeof verificationStatuses)[number];

/** How a location is connected to another map (product spec, section 3). */
export const mapsConnections = [
  'no_connection',
  'connection_is_active',
  'publishing_in_progress',
  'publishing_of_information_failed',
  'creation_in_progress',
] as const;

export type MapsConnection = (typeof mapsConnections)[number];

/** How the last update of a location ended (product spec, section 3). */
export const resultStatuses = ['success', 'warning', 'error'] as const;

export type ResultStatus = (typeof resultStatuses)[number];

/** The update statuses that a result stands for: what moves or never was has none yet. */
export const updateStatusesOf: Record<ResultStatus, readonly UpdateStatus[]> = {
  success: ['ok'],
  warning: ['external_change'],
  error: ['failed'],
};

/** Orders of locations (product spec, section 9), and the weakest listing first, for the view of their quality. */
export const locationSorts = ['default', 'country', 'city', 'store_code', 'quality'] as const;

/** One order of the list of locations. */
export type LocationSort = (typeof locationSorts)[number];

/** Where customers are served: at the location, at their place, or both. */
export const businessTypes = ['storefront', 'service_area', 'storefront_and_service_area'] as const;

export type BusinessType = (typeof businessTypes)[number];

/** Texts in one parameter of an address: between commas; a comma of a text's own has a backslash before it. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');
}

/** The texts that `joinTexts` was given, without blanks around them. */
export function splitTexts(list: string): string[] {
  const texts = [''];
  for (const [part] of list.matchAll(/\\[\\,]|[^]/g)) {
    if (part === ',') texts.push('');
    else texts[texts.length - 1] += part.length > 1 ? part.slice(1) : part;
  }
  return texts.map((text) => text.trim());
}
