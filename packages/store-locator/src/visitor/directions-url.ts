interface Place {
  name: string;
  street: string;
  postal_code: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
}

/** Where a visitor is led for the way there; nobody is asked before the click. */
export function directionsUrl({ name, street, postal_code, city, latitude, longitude }: Place): string {
  const address = [name, street, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ');
  const destination = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`;
}
