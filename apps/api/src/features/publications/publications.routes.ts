import type { Api } from '../../http/mount.ts';
import { mountAiPosts } from './ai/ai-posts.routes.ts';
import { mountPhotos } from './photos/photos.routes.ts';
import { mountPictures } from './pictures/pictures.routes.ts';
import { mountLocalPosts } from './posts/local-posts.routes.ts';

/** Posts, photos and the pictures of both. */
export function mountPublications(api: Api): void {
  mountPictures(api);
  mountPhotos(api);
  // Before the posts, one of whose addresses takes any word for an id.
  mountAiPosts(api);
  mountLocalPosts(api);
}
