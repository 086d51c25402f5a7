import type { PicturePurpose } from '@pinfold/contract/features/publications/picture';
import type { Services } from '../../../services.ts';

/** A picture of ours at one location. */
export interface ItemPicture {
  companyId: number;
  itemId: number;
  uploadId: number;
  kind: PicturePurpose;
}

/** What an address shows: to Google the picture of an item, to a member an upload or a photo of a location. */
export type AddressedPicture =
  | ItemPicture
  | { kind: 'upload'; companyId: number; uploadId: number }
  | { kind: 'location_photo'; companyId: number; photoId: number };

/** How long after an item was last sent Google may fetch its picture. */
export const fetchableMilliseconds = 86_400_000;

/**
 * Where Google fetches the picture of an item; the same at every call while the newest key is, apart from its signature
 * always, so that it also tells items apart. It leads somewhere for `fetchableMilliseconds` after the item was last sent.
 */
export function pictureAddressForItem(
  services: Pick<Services, 'publicUrl' | 'sealer'>,
  { kind, companyId, itemId, uploadId }: ItemPicture,
): string {
  return addressOf(services, [kind, companyId, itemId, uploadId]);
}

/** Where a member sees an uploaded picture, for a day. */
export function pictureAddressForMember(
  services: Pick<Services, 'publicUrl' | 'sealer' | 'now'>,
  { companyId, uploadId }: { companyId: number; uploadId: number },
): string {
  return addressOf(services, ['upload', companyId, uploadId, endOf(services)]);
}

/** Where a member sees a photo of a location, for a day. */
export function photoAddressForMember(
  services: Pick<Services, 'publicUrl' | 'sealer' | 'now'>,
  { companyId, photoId }: { companyId: number; photoId: number },
): string {
  return addressOf(services, ['location_photo', companyId, photoId, endOf(services)]);
}

/** What the last part of an address shows; undefined for one that has ended, or that we never gave. */
export function readPictureAddress(
  { sealer, now }: Pick<Services, 'sealer' | 'now'>,
  name: string,
): AddressedPicture | undefined {
  const [, text = '', seal = ''] = /^([a-z_]{4,14}(?:\.\d{1,15}){3})\.([\w-]{43})\.jpg$/.exec(name) ?? [];
  if (!sealer.verify(sealed(text), seal)) return undefined;
  const [kind, ...numbers] = text.split('.');
  const [companyId = 0, id = 0, last = 0] = numbers.map(Number);
  if (kind === 'post' || kind === 'photo') return { kind, companyId, itemId: id, uploadId: last };
  if (last <= now().getTime()) return undefined;
  if (kind === 'upload') return { kind, companyId, uploadId: id };
  return kind === 'location_photo' ? { kind, companyId, photoId: id } : undefined;
}

/**
 * What the address of an item's picture names, by which it is recognised even where our origin or the key that signs is
 * another by now; undefined for an address that is not ours.
 */
export function pictureNameIn(address = ''): string | undefined {
  return /\/api\/media\/((?:post|photo)(?:\.\d{1,15}){3})\.[\w-]{43}\.jpg$/.exec(address)?.[1];
}

function addressOf(
  { publicUrl, sealer }: Pick<Services, 'publicUrl' | 'sealer'>,
  parts: readonly (string | number)[],
): string {
  const text = parts.join('.');
  return `${publicUrl}/api/media/${text}.${sealer.sign(sealed(text))}.jpg`;
}

function sealed(text: string): string {
  return `picture ${text}`;
}

/** A day, and up to an hour more: an address stays the same meanwhile, so that browsers keep the picture. */
function endOf({ now }: Pick<Services, 'now'>): number {
  return (Math.floor(now().getTime() / stepMilliseconds) + 25) * stepMilliseconds;
}

const stepMilliseconds = 3_600_000;
