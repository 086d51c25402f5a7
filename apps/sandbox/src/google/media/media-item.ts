import type { PlacedLocation } from '../../world/world-source.ts';
import type { WorldPhoto } from '../../world/publications/world-photo.ts';
import { oddFileAddress, pictureAddress, pictureSizes } from './picture-name.ts';

/** A MediaItem of the v4 API. Its addresses are beside the call that asked. */
export function mediaItem(callUrl: string, place: PlacedLocation, photo: WorldPhoto): object {
  const size = photo.category === 'COVER' ? 'cover' : 'photo';
  const { width, height } = pictureSizes[size];
  return {
    name: `accounts/${place.accountId}/locations/${place.location.id}/media/${photo.id}`,
    mediaFormat: 'PHOTO',
    locationAssociation: { category: photo.category },
    googleUrl: photo.file
      ? oddFileAddress(callUrl, photo.file)
      : pictureAddress(callUrl, photo.drawing, size),
    thumbnailUrl: pictureAddress(callUrl, photo.drawing, 'thumbnail'),
    createTime: new Date(photo.createTime).toISOString(),
    dimensions: { widthPixels: width, heightPixels: height },
  };
}
