import type { Api } from '../../http/mount.ts';
import { mountPhotos } from './photos/photos.routes.ts';
import { mountPictures } from './pictures/pictures.routes.ts';

export function mountPublications(api: Api): void {
  mountPictures(api);
  mountPhotos(api);
}
