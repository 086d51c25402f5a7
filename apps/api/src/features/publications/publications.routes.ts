import type { Api } from '../../http/mount.ts';
import { mountPhotos } from './photos/photos.routes.ts';
import { mountPictures } from './pictures/pictures.routes.ts';
import { mountLocalPosts } from './posts/local-posts.routes.ts';

/** Posts, photos and the pictures of both. */
export function mountPublications(api: Api): void {
  mountPictures(api);
  mountPhotos(api);
  mountLocalPosts(api);
}
