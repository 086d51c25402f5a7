import type { CompanyAccess, PanelRoute } from '../panel-route.ts';

const changes: CompanyAccess = {
  for: 'member',
  module: 'external_changes',
  permission: 'view_external_changes',
};

/** What others change in the company's listings. */
export const externalChangeRoutes: readonly PanelRoute[] = [
  {
    path: '/external-changes',
    texts: 'external_changes',
    access: changes,
    redirectTo: '/external-changes/list',
  },
  {
    path: '/external-changes/list',
    texts: 'external_changes',
    access: changes,
    page: () => import('../../features/external-changes/changes-list-page.tsx'),
    isEntrance: true,
  },
  {
    path: '/external-changes/protect',
    texts: 'external_changes_protect',
    access: { ...changes, permission: 'protect_from_external_changes', plan: 'protect_location_data' },
    page: () => import('../../features/external-changes/protect-page.tsx'),
  },
  {
    path: '/external-changes/history',
    texts: 'external_changes_history',
    access: { ...changes, permission: 'view_external_changes_history' },
    page: () => import('../../features/external-changes/history-page.tsx'),
  },
];
