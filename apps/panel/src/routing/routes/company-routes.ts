import type { CompanyAccess, PanelRoute } from '../panel-route.ts';

const company: CompanyAccess = { for: 'member', module: 'company', permission: 'view_company_data' };

/** What the company is, what it is connected to, and who works in it. */
export const companyRoutes: readonly PanelRoute[] = [
  { path: '/company', texts: 'company_profile', access: company, redirectTo: '/company/company-profile' },
  {
    path: '/company/company-profile',
    texts: 'company_profile',
    access: company,
    page: () => import('../../features/company/profile-page.tsx'),
    isEntrance: true,
  },
  {
    path: '/company/websites',
    texts: 'company_websites',
    access: company,
    page: () => import('../../features/company/websites-page.tsx'),
  },
  {
    path: '/company/company-in-web',
    texts: 'company_keywords',
    access: company,
    page: () => import('../../features/company/keywords-page.tsx'),
  },
  {
    path: '/company/gmb-accounts',
    texts: 'company_google',
    access: { ...company, permission: 'manage_gmb_account' },
    page: () => import('../../features/integrations/google-accounts-page.tsx'),
  },
  {
    path: '/company/gmb-accounts/connected',
    texts: 'company_google',
    access: { for: 'user', isDuringSetup: true },
    page: () => import('../../features/integrations/google-connected-page.tsx'),
    frame: 'steps',
  },
  {
    path: '/company/facebook-accounts',
    texts: 'company_facebook',
    access: { ...company, permission: 'manage_company_data', flag: 'facebook_accounts' },
  },
  {
    path: '/company/apple-accounts',
    texts: 'company_apple',
    access: { ...company, permission: 'manage_company_data', flag: 'apple_maps' },
  },
  {
    path: '/company/map-settings',
    texts: 'company_maps',
    access: { ...company, permission: 'manage_company_data', flag: 'map_settings' },
  },
  {
    path: '/company/mobile-apps',
    texts: 'company_apps',
    access: { ...company, permission: 'manage_google_play_account', flag: 'mobile_apps' },
  },
  {
    path: '/permissions',
    texts: 'team',
    access: { for: 'member', module: 'permissions', permission: 'view_team' },
    page: () => import('../../features/team/team-page.tsx'),
    isEntrance: true,
  },
];
