import { type LocationHead, locationsOf, type WorldSource } from '../world/world-source.ts';

const mostOffered = 200;

/** Locations that customers can review; of a very large chain the first ones of each account. */
export function reviewableLocations(source: WorldSource): LocationHead[] {
  const all = source.accounts.flatMap(({ id }) =>
    [...locationsOf(source, id, mostOffered)].filter(({ verified }) => verified),
  );
  // A location that several accounts manage is offered once.
  return [...new Map(all.map((location) => [location.id, location])).values()];
}

export function nameLocation({ title, address }: LocationHead): string {
  return `${title}, ${address.addressLines[0] ?? ''}, ${address.locality}`;
}
