import { authPaths } from './auth-paths.ts';
import type { GuestAccess } from './guest-access.ts';
import type { PanelRoute } from './panel-route.ts';

/** Pages that create or recover an account: none of them is of use to who has one, or in a demo (product spec, section 2). */
const guarded: GuestAccess = { for: 'guest', demoMode: 'closed', instead: authPaths.singleLocation };

/** In front of the log-in. */
export const authRoutes: readonly (PanelRoute & { access: GuestAccess })[] = [
  {
    path: authPaths.login,
    texts: 'login',
    access: { for: 'guest' },
    page: () => import('../features/session/login-page.tsx'),
  },
  {
    path: authPaths.ssoLogin,
    texts: 'sso_login',
    access: { for: 'guest' },
    page: () => import('../features/session/federated/sso-login-page.tsx'),
  },
  {
    path: authPaths.signUp,
    texts: 'sign_up',
    access: guarded,
    page: () => import('../features/session/sign-up/sign-up-page.tsx'),
  },
  {
    path: authPaths.forgotPassword,
    texts: 'forgot_password',
    access: guarded,
    page: () => import('../features/session/password/forgot-password-page.tsx'),
  },
  {
    path: authPaths.resetPassword,
    texts: 'reset_password',
    access: guarded,
    page: () => import('../features/session/password/reset-password-page.tsx'),
  },
  {
    path: authPaths.accountType,
    texts: 'account_type',
    access: { for: 'anyone', demoMode: 'closed' },
    page: () => import('../features/session/account-type/select-account-type-page.tsx'),
  },
  {
    path: authPaths.employee,
    texts: 'employee',
    access: { for: 'anyone', demoMode: 'closed' },
    page: () => import('../features/session/account-type/employee-page.tsx'),
  },
  {
    path: authPaths.ssoSuccess,
    texts: 'sso_success',
    access: { for: 'anyone' },
    page: () => import('../features/session/federated/sso-success-page.tsx'),
  },
  {
    path: authPaths.ssoFailure,
    texts: 'sso_failure',
    access: { for: 'anyone' },
    page: () => import('../features/session/federated/sso-failure-page.tsx'),
  },
  {
    path: authPaths.confirmEmail,
    texts: 'confirm_email',
    access: { for: 'anyone' },
    page: () => import('../features/session/sign-up/confirm-email-page.tsx'),
  },
  {
    path: authPaths.invitation,
    texts: 'invitation',
    access: { for: 'anyone' },
    page: () => import('../features/session/invitation/invitation-page.tsx'),
  },
  {
    path: authPaths.maintenance,
    texts: 'maintenance',
    access: { for: 'anyone' },
    page: () => import('../features/session/maintenance-page.tsx'),
  },
];
