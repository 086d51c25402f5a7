import type { PanelRoute } from '../panel-route.ts';

/** Where everybody starts. */
export const entryRoutes: readonly PanelRoute[] = [
  { path: '/', texts: 'home', access: { for: 'user' }, redirectTo: '/dashboard' },
  {
    path: '/dashboard',
    texts: 'dashboard',
    access: { for: 'member', module: 'dashboard', permission: 'view_dashboard' },
    page: () => import('../../features/dashboard/dashboard-page.tsx'),
    isEntrance: true,
  },
  {
    path: '/no-access',
    texts: 'home',
    access: { for: 'user' },
    page: () => import('../../pages/no-access-page.tsx'),
  },
  {
    path: '/wizard',
    texts: 'wizard',
    access: { for: 'wizard' },
    page: () => import('../../features/company/wizard/wizard-page.tsx'),
    frame: 'steps',
  },
];
