/** The map of the sandbox's city as a customer saw it on some day, the best place first. */
export type RankPlaces = (search: RankSearch) => readonly RankedPlace[];

export interface RankSearch {
  keyword: string;
  latitude: number;
  longitude: number;
  /** YYYY-MM-DD. */
  day: string;
}

/** What a customer saw of one place. */
export interface RankedPlace {
  /** From 1. */
  position: number;
  rating: number;
  reviewsCount: number;
  place: MapPlace;
}

export interface MapPlace {
  placeId: string;
  title: string;
  categories: readonly string[];
  street: string;
  postalCode: string;
  locality: string;
  latitude: number;
  longitude: number;
  isServiceArea: boolean;
}
