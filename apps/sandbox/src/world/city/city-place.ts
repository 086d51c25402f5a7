import { seedOf } from '../random.ts';

/** A business on the map, of an account or not. */
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
  /** Of a place that an account of this world manages. */
  locationId?: string;
}

export interface RankQuery {
  keyword: string;
  /** Where the customer stands. */
  latitude: number;
  longitude: number;
  /** `YYYY-MM-DD`, of the past or of today. */
  day: string;
  /** Default 20. */
  depth?: number;
}

/** A place in the list that a customer saw on that day, the best first. */
export interface RankedPlace {
  /** From 1. */
  position: number;
  place: CityPlace;
  /** On that day; 0 without any review. */
  rating: number;
  reviewsCount: number;
}

/** Google's numbers for a place: the two halves that its place id is made of. */
interface PlaceNumbers {
  featureId: string;
  cid: string;
}

/** A place id as Google makes them, two numbers of 64 bits behind marks of a byte or two. */
export function placeIdFrom(key: string): string {
  const bytes = Buffer.alloc(20);
  bytes.writeUInt16BE(0x0a12, 0);
  bytes.writeUInt8(0x09, 2);
  bytes.writeUInt8(0x11, 11);
  for (const [offset, part] of [
    [3, 'a'],
    [7, 'b'],
    [12, 'c'],
    [16, 'd'],
  ] as const)
    bytes.writeUInt32LE(seedOf('place', key, part), offset);
  return bytes.toString('base64url');
}

/** Reads them from the id; ids that tests made up are mixed into numbers of their own. */
export function placeNumbers(placeId: string): PlaceNumbers {
  const given = Buffer.from(placeId, 'base64url');
  const bytes =
    placeId.length === 27 && given.length === 20 ? given : Buffer.from(placeIdFrom(placeId), 'base64url');
  const [first, second] = [bytes.readBigUInt64LE(3), bytes.readBigUInt64LE(12)];
  return { featureId: `0x${first.toString(16)}:0x${second.toString(16)}`, cid: second.toString() };
}
