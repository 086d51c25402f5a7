import {
  deletePhotos,
  listPhotoBatches,
  listPhotoBatchItems,
  listPhotoLocations,
  listPhotos,
  retryPhotoBatch,
  sendPhotos,
} from '@pinfold/contract/features/publications/photos.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { listPublicationLocations } from '../publication-locations.queries.ts';
import {
  deletePhotos as deleteAtGoogle,
  retryPhotos,
  sendPhotos as sendToGoogle,
} from './photo-batch.service.ts';
import { listBatchesOf, listPhotoItemsOf, listPhotosOf } from './photos.queries.ts';

export function mountPhotos(api: Api): void {
  const { queries } = api.services.database;
  mount(api, listPhotos, ({ services, member, query }) => listPhotosOf(services, member, query, query));
  mount(api, listPhotoLocations, ({ member, query }) =>
    listPublicationLocations(queries, member, 'photo', query),
  );
  mount(api, sendPhotos, ({ services, member, body, language }) =>
    sendToGoogle(services, member, body, language),
  );
  mount(api, deletePhotos, ({ services, member, body }) => deleteAtGoogle(services, member, body.ids));
  mount(api, listPhotoBatches, ({ services, member, query }) =>
    listBatchesOf(queries, member, query, services.now()),
  );
  mount(api, listPhotoBatchItems, ({ services, member, params, query }) =>
    listPhotoItemsOf(queries, member, params.id, query, services.now()),
  );
  mount(api, retryPhotoBatch, ({ services, member, params }) => retryPhotos(services, member, params.id));
}
