import type { CompanyAccess, PanelRoute } from '../panel-route.ts';

const everyMember: CompanyAccess = { for: 'member' };
const oneself: CompanyAccess = { for: 'member', isPersonal: true };

/** The reader's own settings, and their company's plan. */
export const userRoutes: readonly PanelRoute[] = [
  {
    path: '/user-settings',
    texts: 'user_profile',
    access: everyMember,
    redirectTo: '/user-settings/user-profile',
  },
  {
    path: '/user-settings/user-profile',
    texts: 'user_profile',
    access: oneself,
    page: () => import('../../features/session/settings/user-profile-page.tsx'),
  },
  {
    path: '/user-settings/consents-and-regulations',
    texts: 'consents',
    access: oneself,
    page: () => import('../../features/session/settings/consents-page.tsx'),
  },
  {
    path: '/user-settings/account-settings',
    texts: 'subscription',
    access: everyMember,
    page: () => import('../../features/billing/account-settings-page.tsx'),
  },
  {
    path: '/user-settings/date-and-time',
    texts: 'date_time',
    access: { ...oneself, flag: 'timezone_settings' },
    page: () => import('../../features/session/settings/date-and-time-page.tsx'),
  },
];
