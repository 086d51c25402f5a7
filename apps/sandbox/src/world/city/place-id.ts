import { seedOf } from '../random.ts';

/** Google's numbers for a place: the two halves that its place id is made of. */
export interface PlaceNumbers {
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
