import {
  allPhotoCategories,
  isSinglePhoto,
  photoCategories,
  type PhotoCategory,
} from '@pinfold/contract/features/publications/photo';
import { itemStatus } from '@pinfold/contract/features/publications/post-status';
import type { Schemas } from '../../client/schema.ts';
import type { TestPhotoBatch } from './photos.ts';
import { testPictureUrl } from './test-picture.ts';

type Photo = Schemas['Photo'];
type Location = Schemas['LocationItem'];

/** Returns photos of the test locations, newest first: a cover and a logo of each, and some more of most categories. */
export function testPhotos(locations: readonly Location[], now: Date): Photo[] {
  return locations
    .flatMap(({ id, name, formatted_address }) =>
      allPhotoCategories
        .filter((category) => isSinglePhoto(category) || (id + category) % 3 !== 0)
        .map((category) => testPhoto(id * 10 + category, category, { id, name, formatted_address }, now)),
    )
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
}

/** Returns a photo of a location; one of four was not sent from here. */
export function testPhoto(
  id: number,
  category: PhotoCategory,
  location: Photo['location'],
  now: Date,
): Photo {
  const [width, height] =
    category === photoCategories.logo ? [720, 720] : [1600, category === photoCategories.cover ? 900 : 1200];
  return {
    id,
    category,
    url: testPictureUrl(id, width, height),
    width,
    height,
    created_at: new Date(now.getTime() - id * 7 * 3_600_000).toISOString(),
    location,
    is_deleting: false,
    is_own: id % 4 !== 0,
  };
}

/** Returns batches of the test company, newest first: the latest was finished, though it failed at two locations. */
export function testPhotoBatches(locations: readonly Location[], now: Date): TestPhotoBatch[] {
  const batch = (id: number, hours: number, failed: readonly number[]): TestPhotoBatch => ({
    id,
    action: 1,
    created_at: new Date(now.getTime() - hours * 3_600_000).toISOString(),
    author: 'Anna Nowak',
    requestId: null,
    items: locations.map(({ id: locationId, name, formatted_address }, index) => ({
      id: index + 1,
      location: { id: locationId, name, formatted_address },
      category: photoCategories.interior,
      status: failed.includes(index) ? itemStatus.notPublished : itemStatus.published,
      problem: failed.includes(index) ? 'image_not_fetched' : null,
      photoId: null,
      url: testPictureUrl(id, 1600, 1200),
    })),
  });
  return [batch(2, 5, [2, 3]), batch(1, 200, [])];
}
