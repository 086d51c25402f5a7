import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from './test-operations.ts';

const anyone: Access = { for: 'anyone' };
const joining: Access = { for: 'anyone', demo: 'blocked' };
const reading: Access = { for: 'user', demo: 'allowed' };
const changing: Access = { for: 'user', demo: 'blocked' };
const seeing: Access = { for: 'user', demo: 'allowed', viewAs: 'allowed' };

export type SessionOperation =
  | 'getSettings'
  | 'getSignUpAccess'
  | 'register'
  | 'confirmRegistration'
  | 'login'
  | 'logout'
  | 'logoutEverywhere'
  | 'requestPasswordReset'
  | 'confirmPasswordReset'
  | 'changePassword'
  | 'getUser'
  | 'updateUser'
  | 'listDevices'
  | 'endDevice'
  | 'listConsents'
  | 'changeConsent'
  | 'getInvitation'
  | 'acceptInvitation'
  | 'startSocialLogin'
  | 'startSso'
  | 'getSsoToken';

/** Calls about coming in, going, and the user's own settings. */
export const sessionOperations: Readonly<Record<SessionOperation, TestOperation>> = {
  getSettings: { method: 'GET', path: '/settings/', access: anyone },
  getSignUpAccess: { method: 'GET', path: '/register/access/', access: anyone },
  register: { method: 'POST', path: '/register/', access: joining },
  confirmRegistration: { method: 'POST', path: '/register/confirm/', access: joining },
  login: { method: 'POST', path: '/login/', access: anyone },
  logout: { method: 'POST', path: '/logout/', access: seeing },
  logoutEverywhere: { method: 'POST', path: '/logout/everywhere/', access: changing },
  requestPasswordReset: { method: 'POST', path: '/password-reset/', access: joining },
  confirmPasswordReset: { method: 'POST', path: '/password-reset/confirm/', access: joining },
  changePassword: { method: 'POST', path: '/change-password/', access: changing },
  getUser: { method: 'GET', path: '/user/', access: seeing },
  updateUser: { method: 'PATCH', path: '/user/', access: changing },
  listDevices: { method: 'GET', path: '/user/sessions/', access: reading },
  endDevice: { method: 'DELETE', path: '/user/sessions/{id}/', access: changing },
  listConsents: { method: 'GET', path: '/user/consents/', access: reading },
  changeConsent: { method: 'PATCH', path: '/user/consents/', access: changing },
  getInvitation: { method: 'POST', path: '/invitations/look-up/', access: anyone },
  acceptInvitation: { method: 'POST', path: '/invitations/accept/', access: joining },
  startSocialLogin: { method: 'POST', path: '/social-login/', access: anyone },
  startSso: { method: 'POST', path: '/sso/', access: anyone },
  getSsoToken: { method: 'GET', path: '/sso/token/', access: anyone },
};
