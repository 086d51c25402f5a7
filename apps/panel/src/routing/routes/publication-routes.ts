import type { CompanyAccess, PanelRoute } from '../panel-route.ts';

const photos: CompanyAccess = { for: 'member', module: 'photos', permission: 'view_photos' };
const posts: CompanyAccess = { for: 'member', module: 'posts', permission: 'view_local_posts' };
const writing: CompanyAccess = {
  for: 'member',
  module: 'posts',
  permission: 'add_and_delete_local_posts',
  plan: 'publish_marketing_publications',
};

/** Photos and posts of the listings. */
export const publicationRoutes: readonly PanelRoute[] = [
  { path: '/photos', texts: 'photos', access: photos },
  {
    path: '/photos/add',
    texts: 'photos_add',
    access: { ...photos, permission: 'add_and_delete_photos', plan: 'post_photos' },
  },
  { path: '/posts', texts: 'posts_sent', access: posts, redirectTo: '/posts/list/sent' },
  { path: '/posts/list', texts: 'posts_sent', access: posts, redirectTo: '/posts/list/sent' },
  { path: '/posts/list/sent', texts: 'posts_sent', access: posts },
  { path: '/posts/list/planned', texts: 'posts_planned', access: posts },
  { path: '/posts/add', texts: 'posts_add', access: writing },
  { path: '/posts/scheduled/:id/edit', texts: 'posts_edit', access: writing },
];
