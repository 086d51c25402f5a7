import {
  checkLocalPost,
  createLocalPost,
  deleteLocalPost,
  getLocalPost,
  listLocalPosts,
  updateLocalPost,
  updatePostVisibility,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import { listCalendarPosts } from '@pinfold/contract/features/publications/posts-calendar.endpoints';
import { getPostInsights } from '@pinfold/contract/features/publications/post-insights.endpoints';
import {
  listPostItems,
  listPostLocations,
  retryLocalPost,
} from '@pinfold/contract/features/publications/post-items.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { postInsightsOf } from '../insights/post-insights.queries.ts';
import { listPublicationLocations } from '../publication-locations.queries.ts';
import { calendarPostsOf } from './calendar-posts.queries.ts';
import { previewPost } from './accept/preview-post.service.ts';
import { createPost, deletePost, updatePost, updateVisibility } from './local-post.service.ts';
import { listPostsOf, readPostDetail } from './local-posts.queries.ts';
import { listPostItemsOf } from './post-items.queries.ts';
import { retryPost } from './accept/retry-post.service.ts';

export function mountLocalPosts(api: Api): void {
  mount(api, listLocalPosts, ({ services, member, query }) => listPostsOf(services, member, query));
  mount(api, createLocalPost, ({ services, member, body, language }) =>
    createPost(services, member, body, language),
  );
  mount(api, checkLocalPost, ({ services, member, body }) => previewPost(services, member, body));
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
