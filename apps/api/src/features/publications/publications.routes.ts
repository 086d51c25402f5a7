import {
  deletePhotos,
  listPhotoBatches,
  listPhotoBatchItems,
  listPhotoLocations,
  listPhotos,
  retryPhotoBatch,
  sendPhotos,
} from '@pinfold/contract/features/publications/photos.endpoints';
import { getAiPostLimit, writeAiPost } from '@pinfold/contract/features/publications/ai-posts.endpoints';
import {
  checkLocalPost,
  createLocalPost,
  deleteLocalPost,
  getLocalPost,
  listLocalPosts,
  stopLocalPost,
  updateLocalPost,
  updatePostDate,
  updatePostVisibility,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import { listCalendarPosts } from '@pinfold/contract/features/publications/posts-calendar.endpoints';
import { getPostInsights } from '@pinfold/contract/features/publications/post-insights.endpoints';
import {
  listPostItems,
  listPostLocations,
  retryLocalPost,
} from '@pinfold/contract/features/publications/post-items.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import { aiPostLimitOf, draftPost } from './ai/ai-post.service.ts';
import { postInsightsOf } from './insights/post-insights.queries.ts';
import {
  deletePhotos as deleteAtGoogle,
  retryPhotos,
  sendPhotos as sendToGoogle,
} from './photos/photo-batch.service.ts';
import { listBatchesOf, listPhotoItemsOf, listPhotosOf } from './photos/photos.queries.ts';
import { mountPictures } from './pictures/pictures.routes.ts';
import { previewPost } from './posts/accept/preview-post.service.ts';
import { retryPost } from './posts/accept/retry-post.service.ts';
import { calendarPostsOf } from './posts/calendar-posts.queries.ts';
import {
  createPost,
  deletePost,
  stopPost,
  updateDate,
  updatePost,
  updateVisibility,
} from './posts/local-post.service.ts';
import { listPostsOf, readPostDetail } from './posts/local-posts.queries.ts';
import { listPostItemsOf } from './posts/post-items.queries.ts';
import { listPublicationLocations } from './publication-locations.queries.ts';

/** Posts, photos and the pictures of both. */
export function mountPublications(api: Api): void {
  mountPictures(api);
  mountPhotos(api);
  // Before the posts, one of whose addresses takes any word for an id.
  mountAiPosts(api);
  mountLocalPosts(api);
}

function mountPhotos(api: Api): void {
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

function mountAiPosts(api: Api): void {
  mount(api, getAiPostLimit, ({ services, member }) => aiPostLimitOf(services, member));
  mount(api, writeAiPost, ({ services, member, body, signal }) => draftPost(services, member, body, signal));
}

function mountLocalPosts(api: Api): void {
  mount(api, listLocalPosts, ({ services, member, query }) => listPostsOf(services, member, query));
  mount(api, createLocalPost, ({ services, member, body, language }) =>
    createPost(services, member, body, language),
  );
  mount(api, checkLocalPost, ({ services, member, body, language }) =>
    previewPost(services, member, body, language),
  );
  mount(api, listCalendarPosts, ({ services, member, query }) => calendarPostsOf(services, member, query));
  mount(api, listPostLocations, ({ services, member, query }) =>
    listPublicationLocations(services.database.queries, member, 'post', query),
  );
  mount(api, getPostInsights, ({ services, member, body }) =>
    postInsightsOf(services.database.queries, member, body),
  );
  // After the words above, since it takes any word for an id.
  mount(api, getLocalPost, ({ services, member, params }) => readPostDetail(services, member, params.id));
  mount(api, updateLocalPost, ({ services, member, params, body, language }) =>
    updatePost(services, member, params.id, body, language),
  );
  mount(api, updatePostDate, ({ services, member, params, body, language }) =>
    updateDate(services, member, params, body, language),
  );
  mount(api, stopLocalPost, ({ services, member, params }) => stopPost(services, member, params.id));
  mount(api, deleteLocalPost, ({ services, member, params }) => deletePost(services, member, params.id));
  mount(api, listPostItems, ({ services, member, params, query }) =>
    listPostItemsOf(services, member, params.id, query),
  );
  mount(api, retryLocalPost, ({ services, member, params, body, language }) =>
    retryPost(services, member, params.id, body, language),
  );
  mount(api, updatePostVisibility, ({ services, member, params, body }) =>
    updateVisibility(services, member, params.id, body.is_visible),
  );
}
