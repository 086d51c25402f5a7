/** A business on the map as people see it, ours or somebody else's. */
export interface CityPlace {
  placeId: string;
  title: string;
  /** `categories/gcid:…`, the primary one first. */
  categories: readonly string[];
  street: string;
  postalCode: string;
  locality: string;
  regionCode: string;
  latitude: number;
  longitude: number;
  phone: string;
  website: string;
  /** It visits its customers and shows no address. */
  isServiceArea: boolean;
  isClaimed: boolean;
  /** Of a place that somebody in this world manages. */
  locationId?: string;
}
