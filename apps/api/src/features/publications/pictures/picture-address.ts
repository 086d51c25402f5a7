import type { PicturePurpose } from '@pinfold/contract/features/publications/picture';
import type { Services } from '../../../services.ts';

/** A picture of ours at one location. */
export interface ItemPicture {
  companyId: number;
  itemId: number;
  uploadId: number;
  kind: PicturePurpose;
}

/** Where Google fetches the picture of an item; the same at every call, so that it also tells items apart. */
export function pictureAddressForItem(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  { companyId, itemId, uploadId, kind }: ItemPicture,
): string {
  return `${publicUrl}/api/media/${kind}-${companyId}-${itemId}-${uploadId}.jpg`;
}
