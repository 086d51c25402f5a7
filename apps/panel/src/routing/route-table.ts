import { matchPath } from 'react-router-dom';
import type { PanelRoute } from './panel-route.ts';
import { paths, type RouteName } from './paths.ts';
import { companyRoutes } from './routes/company-routes.ts';
import { entryRoutes } from './routes/entry-routes.ts';
import { externalChangeRoutes } from './routes/external-change-routes.ts';
import { listingRoutes } from './routes/listing-routes.ts';
import { monitoringRoutes } from './routes/monitoring-routes.ts';
import { paymentRoutes } from './routes/payment-routes.ts';
import { publicationRoutes } from './routes/publication-routes.ts';
import { reviewRoutes } from './routes/review-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { userRoutes } from './routes/user-routes.ts';

/** Every address of the panel (product spec, section 2). */
export const routeTable: readonly PanelRoute[] = [
  ...entryRoutes,
  ...listingRoutes,
  ...reviewRoutes,
  ...monitoringRoutes,
  ...externalChangeRoutes,
  ...publicationRoutes,
  ...companyRoutes,
  ...userRoutes,
  ...paymentRoutes,
  ...sessionRoutes,
];

/** What is shown at every other address. */
export const notFoundRoute: PanelRoute = {
  path: '*',
  texts: 'not_found',
  access: { for: 'anyone' },
  page: () => import('../pages/not-found-page.tsx'),
};

/** The entry that an address leads to; its segments may be anything where the table says so. */
export function routeAt(pathname: string): PanelRoute {
  return routeTable.find(({ path }) => matchPath(path, pathname)) ?? notFoundRoute;
}

/** The entry that is known by a name. */
export function routeNamed(name: RouteName): PanelRoute {
  return routeAt(paths[name].path);
}
