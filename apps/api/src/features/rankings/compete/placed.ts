/** Where a place is, as far as the provider says. */
export interface Whereabouts {
  address: string;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Whether a place has an address and a pin. A business that only visits its customers shows neither, so it has no
 * position that could be watched (product spec, section 5).
 */
export function isPlaced<Place extends Whereabouts>(
  place: Place,
): place is Place & { latitude: number; longitude: number } {
  return place.address !== '' && place.latitude !== null && place.longitude !== null;
}
