import type { Review } from '../reviews.queries.ts';

/** Where the reviewed location is; some addresses already end with the town. */
export function placeOf({ location: { name, address, city } }: Review): string {
  const words = address || name;
  return city && !words.includes(city) ? `${words}, ${city}` : words;
}
