import type { PanelRoute, RouteAccess } from '../panel-route.ts';

/** Pages that make or mend an account: none of them is of use to who has one, or in a demo (product spec, section 2). */
const guarded: RouteAccess = { for: 'guest', demoMode: 'closed', instead: '/monitoring/single-location' };

/** In front of the log-in. */
export const sessionRoutes: readonly PanelRoute[] = [
  {
    path: '/session/login',
    texts: 'login',
    access: { for: 'guest' },
    page: () => import('../../features/session/login-page.tsx'),
  },
  { path: '/session/sso-login', texts: 'sso_login', access: { for: 'guest' } },
  { path: '/session/sign-up', texts: 'sign_up', access: guarded },
  { path: '/session/forgot-password', texts: 'forgot_password', access: guarded },
  { path: '/password-reset/:uid/:token', texts: 'reset_password', access: guarded },
  {
    path: '/session/select-account-type',
    texts: 'account_type',
    access: { for: 'anyone', demoMode: 'closed' },
  },
  { path: '/session/employee-page', texts: 'employee', access: { for: 'anyone', demoMode: 'closed' } },
  { path: '/auth/saml/login/success/', texts: 'sso_success', access: { for: 'anyone' } },
  { path: '/auth/saml/login/failure/', texts: 'sso_failure', access: { for: 'anyone' } },
  { path: '/session/confirm-email/:uid/:token', texts: 'confirm_email', access: { for: 'anyone' } },
  { path: '/invitation/:uid/:token', texts: 'invitation', access: { for: 'anyone' } },
  {
    path: '/service-unavailable',
    texts: 'maintenance',
    access: { for: 'anyone' },
    page: () => import('../../features/session/maintenance-page.tsx'),
  },
];
