import type { Api } from '../../http/mount.ts';
import { mountLocalPosts } from './posts/local-posts.routes.ts';

/** Posts, photos and the pictures of both. */
export function mountPublications(api: Api): void {
  mountLocalPosts(api);
}
