import type { WorldPhoto } from '../../world/publications.ts';
import type { PlacedLocation } from '../../world/world-source.ts';
import { oddFileAddress, pictureAddress, pictureSizes, storedPictureAddress } from './media-file.ts';

/** A MediaItem of the v4 API. Its addresses are beside the call that asked. */
export function mediaItem(callUrl: string, place: PlacedLocation, photo: WorldPhoto): object {
  const { picture, description, byCustomer } = photo;
  const folder = byCustomer ? 'media/customers' : 'media';
  return {
    name: `accounts/${place.accountId}/locations/${place.location.id}/${folder}/${photo.id}`,
    mediaFormat: 'PHOTO',
    ...(byCustomer
      ? { attribution: { profileName: 'A Google user' } }
      : { locationAssociation: { category: photo.category } }),
    ...filesOf(callUrl, photo),
    createTime: new Date(photo.createTime).toISOString(),
    ...(picture?.sourceUrl === undefined ? {} : { sourceUrl: picture.sourceUrl }),
    ...(description === undefined ? {} : { description }),
  };
}

function filesOf(callUrl: string, { picture, drawing, file, category }: WorldPhoto): object {
  if (picture) {
    const googleUrl = storedPictureAddress(callUrl, picture);
    const dimensions = { widthPixels: picture.width, heightPixels: picture.height };
    return { googleUrl, thumbnailUrl: googleUrl, dimensions };
  }
  const size = category === 'COVER' ? 'cover' : 'photo';
  const { width, height } = pictureSizes[size];
  return {
    googleUrl: file ? oddFileAddress(callUrl, file) : pictureAddress(callUrl, drawing, size),
    thumbnailUrl: pictureAddress(callUrl, drawing, 'thumbnail'),
    dimensions: { widthPixels: width, heightPixels: height },
  };
}
