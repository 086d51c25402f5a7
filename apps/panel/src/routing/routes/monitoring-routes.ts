import type { CompanyAccess, PanelRoute } from '../panel-route.ts';

const rankings: CompanyAccess = {
  for: 'member',
  module: 'monitoring',
  permission: 'view_maps_rankings',
  plan: 'local_positions',
};
const websites: CompanyAccess = { for: 'member', module: 'monitoring', permission: 'view_maps_rankings' };
const competition: CompanyAccess = {
  for: 'member',
  module: 'monitoring',
  permission: 'view_maps_competition_rankings',
  plan: 'compare_competition',
};
const insights: CompanyAccess = {
  for: 'member',
  module: 'users_behavior',
  permission: 'view_gmb_insights',
  plan: 'monitor_ratings_and_actions',
};

/** Rankings on maps and in search, competitors, and what users do on listings. */
export const monitoringRoutes: readonly PanelRoute[] = [
  {
    path: '/monitoring/single-location',
    texts: 'single_location',
    access: rankings,
    isEntrance: true,
    page: () => import('../../features/rankings/single-location-page.tsx'),
  },
  {
    path: '/monitoring/all-locations',
    texts: 'all_locations_table',
    access: rankings,
    redirectTo: '/monitoring/all-locations/table',
  },
  {
    path: '/monitoring/all-locations/table',
    texts: 'all_locations_table',
    access: rankings,
    page: () => import('../../features/rankings/all-locations-table-page.tsx'),
  },
  {
    path: '/monitoring/all-locations/chart',
    texts: 'all_locations_chart',
    access: rankings,
    page: () => import('../../features/rankings/all-locations-chart-page.tsx'),
  },
  {
    path: '/monitoring/competition-visibility',
    texts: 'competition_visibility',
    access: competition,
    page: () => import('../../features/rankings/competition-visibility-page.tsx'),
  },
  { path: '/visibility/websites', texts: 'website_visibility', access: websites },
  { path: '/competition/websites', texts: 'website_competition', access: competition },
  { path: '/analytics/websites', texts: 'website_analytics', access: websites },
  {
    path: '/company/competition-locations',
    texts: 'competition_locations',
    access: { ...competition, permission: 'manage_competition_places' },
    page: () => import('../../features/rankings/competition-locations-page.tsx'),
  },
  { path: '/users-behavior', texts: 'users_behavior', access: insights },
  { path: '/users-behavior-archive', texts: 'users_behavior_archive', access: insights },
];
