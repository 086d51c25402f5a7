import type { PanelRoute } from './panel-route.ts';

/** Every address of the panel. */
export const routeTable: readonly PanelRoute[] = [
  {
    path: '/',
    title: 'title.home',
    description: 'description.home',
    access: { for: 'member' },
    redirectTo: 'home',
  },
  {
    path: '/reviews',
    title: 'title.reviews',
    description: 'description.reviews',
    access: { for: 'member', module: 'reviews', permission: 'view_reviews' },
    redirectTo: '/reviews/list',
  },
  {
    path: '/reviews/list',
    title: 'title.reviews',
    description: 'description.reviews',
    access: { for: 'member', module: 'reviews', permission: 'view_reviews' },
    page: () => import('../features/reviews/reviews-page.tsx'),
    isEntrance: true,
  },
  {
    path: '/no-access',
    title: 'title.home',
    description: 'description.home',
    access: { for: 'user' },
    page: () => import('../pages/no-access-page.tsx'),
  },
  {
    path: '/session/login',
    title: 'title.login',
    description: 'description.login',
    access: { for: 'guest' },
    page: () => import('../features/session/login-page.tsx'),
  },
  {
    path: '/service-unavailable',
    title: 'title.maintenance',
    description: 'description.maintenance',
    access: { for: 'anyone' },
    page: () => import('../features/session/maintenance-page.tsx'),
  },
  {
    path: '*',
    title: 'title.not_found',
    description: 'description.not_found',
    access: { for: 'anyone' },
    page: () => import('../pages/not-found-page.tsx'),
  },
];

/** The entry of an address that the table is known to hold. */
export function routeOf(path: string): PanelRoute {
  const route = routeTable.find((one) => one.path === path);
  if (!route) throw new Error(`There is no route ${path}.`);
  return route;
}
