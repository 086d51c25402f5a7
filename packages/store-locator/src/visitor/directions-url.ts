interface Destination {
  name: string;
  street: string;
  postal_code: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
}

/** Returns the Google Maps address of directions to a store, by coordinates or by address; nothing is requested from it. */
export function directionsUrl({ name, street, postal_code, city, latitude, longitude }: Destination): string {
  const address = [name, street, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ');
  const destination = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
