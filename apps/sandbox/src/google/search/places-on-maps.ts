import { categoryNameOf } from '../../world/catalogue/categories.ts';
import { strangers } from '../../world/catalogue/strangers.ts';
import type { LiveWorld } from '../../world/live-world.ts';
import type { LocationHead } from '../../world/world-source.ts';

export interface PlaceOnMaps {
  placeId: string;
  title: string;
  phone: string;
  website?: string;
  categoryName: string;
  address: { regionCode: string; postalCode: string; locality: string; addressLines: string[] };
  latitude: number;
  longitude: number;
  /** By anybody, the caller included. */
  isClaimed: boolean;
  /** Of a place that somebody in this world manages. */
  locationId?: string;
}

/** Every place on Maps: those of all accounts, and those of strangers that nobody here has taken over. */
export function placesOnMaps({ state }: LiveWorld): PlaceOnMaps[] {
  const own = new Map<string, PlaceOnMaps>();
  for (const { id: account } of state.source.accounts) {
    for (let index = 0; index < state.source.locationCount(account); index += 1) {
      const head = state.source.locationAt(account, index);
      if (head && !own.has(head.placeId)) own.set(head.placeId, placeOf(head));
    }
  }
  const others = strangers
    .filter(({ placeId }) => !own.has(placeId))
    .map(({ street, postalCode, locality, ...stranger }) => ({
      ...stranger,
      address: { regionCode: 'PL', postalCode, locality, addressLines: [street] },
    }));
  return [...own.values(), ...others];
}

export function findPlace(world: LiveWorld, placeId: string): PlaceOnMaps | undefined {
  return placesOnMaps(world).find((place) => place.placeId === placeId);
}

function placeOf(head: LocationHead): PlaceOnMaps {
  const { regionCode, postalCode, locality, addressLines } = head.address;
  return {
    placeId: head.placeId,
    title: head.title,
    phone: head.phone,
    website: head.website,
    categoryName: categoryNameOf(head.categoryId),
    address: { regionCode, postalCode, locality, addressLines },
    latitude: head.latitude,
    longitude: head.longitude,
    isClaimed: true,
    locationId: head.id,
  };
}
