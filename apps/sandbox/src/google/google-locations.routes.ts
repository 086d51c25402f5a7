import { withoutAccents } from '../world/without-accents.ts';
import { Hono } from 'hono';
import * as z from 'zod';
import { categoryNameOf } from '../world/catalogue/categories.ts';
import { strangers } from '../world/catalogue/strangers.ts';
import { ListingFields } from '../world/listings/listing-fields.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { type LocationHead, locationsOf } from '../world/world-source.ts';
import { type GoogleContext, type GoogleEnv, granted } from './google-context.ts';
import { invalidArgument } from './google-error.ts';
import { readJson } from './read-json.ts';

const service = 'mybusinessbusinessinformation.googleapis.com';

const SearchBody = z.strictObject({
  location: ListingFields.optional(),
  query: z.string().optional(),
  pageSize: z.int().optional(),
});

/** Business Information API v1: googleLocations.search, by a query or by a location with a title. */
export function googleLocationRoutes(context: GoogleContext) {
  return new Hono<GoogleEnv>().post(
    '/v1/:method{googleLocations:search}',
    granted(context, service),
    async (c) => {
      const { location, query, pageSize } = await readJson(c.req, SearchBody);
      if (location && !location.title) throw invalidArgument('location.title', 'The title is required.');
      const { locality, addressLines = [] } = location?.storefrontAddress ?? {};
      const asked = location ? [location.title, locality, ...addressLines].join(' ') : (query ?? '');
      const wanted = wordsOf(asked);
      if (wanted.length === 0) throw invalidArgument('query', 'A query or a location is required.');
      const size = Math.min(Math.max(pageSize ?? 0, 0) || 3, 10);
      const found = placesOnMaps(context.world)
        .map((place) => ({ place, score: scoreOf(place, wanted) }))
        .filter(({ score }) => score > 0.5)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, size);
      if (found.length === 0) return c.json({});
      return c.json({ googleLocations: found.map(({ place }) => googleLocation(place)) });
    },
  );
}

/** The share of the query's words that a place has. */
export function scoreOf({ title, address }: PlaceOnMaps, wanted: readonly string[]): number {
  const words = wordsOf([title, address.locality, ...address.addressLines].join(' '));
  return wanted.filter((word) => words.some((own) => own.startsWith(word))).length / wanted.length;
}

function googleLocation(place: PlaceOnMaps): object {
  return {
    name: `googleLocations/${place.placeId}`,
    location: {
      title: place.title,
      ...(place.phone ? { phoneNumbers: { primaryPhone: place.phone } } : {}),
      categories: { primaryCategory: { name: place.categoryName } },
      storefrontAddress: place.address,
      ...(place.website ? { websiteUri: place.website } : {}),
      latlng: { latitude: place.latitude, longitude: place.longitude },
      metadata: {
        placeId: place.placeId,
        mapsUri: `https://maps.google.com/maps?q=place_id:${place.placeId}`,
      },
    },
    ...(place.isClaimed
      ? { requestAdminRightsUri: `https://business.google.com/arc/p/${place.placeId}` }
      : {}),
  };
}

export function wordsOf(text: string): string[] {
  return (
    withoutAccents(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => word !== 'ul') ?? []
  );
}

export interface PlaceOnMaps {
  placeId: string;
  title: string;
  phone: string;
  website?: string;
  categoryName: string;
  address: { regionCode: string; postalCode: string; locality: string; addressLines: string[] };
  latitude: number;
  longitude: number;
  /** By any manager, the caller included. */
  isClaimed: boolean;
  /** Of a place that an account of this world manages. */
  locationId?: string;
}

/** Every place on Maps: those of all accounts, and those of strangers that no account has taken over. */
export function placesOnMaps({ state }: LiveWorld): PlaceOnMaps[] {
  const own = new Map<string, PlaceOnMaps>();
  for (const { id: account } of state.source.accounts) {
    for (const head of locationsOf(state.source, account)) {
      if (!own.has(head.placeId)) own.set(head.placeId, placeOf(head));
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
