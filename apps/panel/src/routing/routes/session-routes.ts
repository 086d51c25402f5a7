import type { PanelRoute } from '../panel-route.ts';
import type { DoorAccess } from '../resolve-door.ts';

/** Pages that make or mend an account: none of them is of use to who has one, or in a demo (product spec, section 2). */
const guarded: DoorAccess = { for: 'guest', demoMode: 'closed', instead: '/monitoring/single-location' };

/** In front of the log-in. */
export const sessionRoutes: readonly (PanelRoute & { access: DoorAccess })[] = [
  {
    path: '/session/login',
    texts: 'login',
    access: { for: 'guest' },
    page: () => import('../../features/session/login-page.tsx'),
  },
  {
    path: '/session/sso-login',
    texts: 'sso_login',
    access: { for: 'guest' },
    page: () => import('../../features/session/federated/sso-login-page.tsx'),
  },
  {
    path: '/session/sign-up',
    texts: 'sign_up',
    access: guarded,
    page: () => import('../../features/session/sign-up/sign-up-page.tsx'),
  },
  {
    path: '/session/forgot-password',
    texts: 'forgot_password',
    access: guarded,
    page: () => import('../../features/session/password/forgot-password-page.tsx'),
  },
  {
    path: '/password-reset/:uid/:token',
    texts: 'reset_password',
    access: guarded,
    page: () => import('../../features/session/password/reset-password-page.tsx'),
  },
  {
    path: '/session/select-account-type',
    texts: 'account_type',
    access: { for: 'anyone', demoMode: 'closed' },
    page: () => import('../../features/session/account-type/select-account-type-page.tsx'),
  },
  {
    path: '/session/employee-page',
    texts: 'employee',
    access: { for: 'anyone', demoMode: 'closed' },
    page: () => import('../../features/session/account-type/employee-page.tsx'),
  },
  {
    path: '/auth/saml/login/success/',
    texts: 'sso_success',
    access: { for: 'anyone' },
    page: () => import('../../features/session/federated/sso-success-page.tsx'),
  },
  {
    path: '/auth/saml/login/failure/',
    texts: 'sso_failure',
    access: { for: 'anyone' },
    page: () => import('../../features/session/federated/sso-failure-page.tsx'),
  },
  {
    path: '/session/confirm-email/:uid/:token',
    texts: 'confirm_email',
    access: { for: 'anyone' },
    page: () => import('../../features/session/sign-up/confirm-email-page.tsx'),
  },
  {
    path: '/invitation/:uid/:token',
    texts: 'invitation',
    access: { for: 'anyone' },
    page: () => import('../../features/session/invitation/invitation-page.tsx'),
  },
  {
    path: '/service-unavailable',
    texts: 'maintenance',
    access: { for: 'anyone' },
    page: () => import('../../features/session/maintenance-page.tsx'),
  },
];
