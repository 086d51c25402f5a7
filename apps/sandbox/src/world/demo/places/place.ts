/** One row of a chain's address book; the rest of a location follows from it. */
export interface Place {
  code: string;
  town: Town;
  street: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  /** How busy it is beside the others: its share of the chain's reviews. */
  traffic: number;
  labels: string[];
  /** How many months before the world's present it opened, when that is within the three years. */
  openedMonthsAgo?: number;
  state?: 'unverified' | 'closed for now';
}

export interface Town {
  name: string;
  voivodeship: string;
  /** "w Krakowie": where a reply says it comes from. */
  inTown: string;
  areaCode: string;
}

export const town = (name: string, inTown: string, voivodeship: string, areaCode: string): Town => ({
  name,
  inTown,
  voivodeship,
  areaCode,
});
