export interface Place {
  placeId: string;
  name: string;
  /** `małopolskie`, `Lesser Poland Voivodeship`. */
  region: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  latitude: number;
  longitude: number;
}

/** What is asked of a Place of the Places API (New). */
export interface PlaceResource {
  id: string;
  displayName: { text: string };
  location: { latitude: number; longitude: number };
  addressComponents?: { longText?: string; shortText?: string; types?: string[] }[];
}

export function readPlace({ id, displayName, location, addressComponents = [] }: PlaceResource): Place {
  const component = (type: string) => addressComponents.find(({ types }) => types?.includes(type));
  return {
    placeId: id,
    name: displayName.text,
    region: (component('administrative_area_level_1')?.longText ?? '').replace(/^województwo /i, ''),
    country: component('country')?.shortText ?? '',
    latitude: location.latitude,
    longitude: location.longitude,
  };
}
