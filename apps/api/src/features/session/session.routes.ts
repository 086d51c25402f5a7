import {
  changeConsent,
  endDevice,
  getUser,
  listConsents,
  listDevices,
  logoutEverywhere,
  updateUser,
} from '@pinfold/contract/features/session/account.endpoints';
import {
  changePassword,
  confirmPasswordReset,
  login,
  logout,
  requestPasswordReset,
} from '@pinfold/contract/features/session/login.endpoints';
import {
  getFreshLogin,
  renewLogin as renewLoginEndpoint,
} from '@pinfold/contract/features/session/fresh-login.endpoints';
import * as passkeys from '@pinfold/contract/features/session/passkeys.endpoints';
import * as secondFactor from '@pinfold/contract/features/session/second-factor.endpoints';
import { getSettings } from '@pinfold/contract/features/session/settings.endpoints';
import {
  acceptInvitation as acceptInvitationEndpoint,
  confirmRegistration,
  getInvitation,
  getSignUpAccess,
  register,
} from '@pinfold/contract/features/session/sign-up.endpoints';
import { type Api, mount } from '../../http/mount.ts';
import { changeConsentOf, consentsOf } from './consents.service.ts';
import { settingsOf } from './installation-settings.ts';
import { acceptInvitation, lookUpInvitation } from './invitations/invitation.service.ts';
import { logIn } from './login.service.ts';
import {
  beginPasskeyLoginOf,
  beginPasskeyRenewalOf,
  completePasskeyLoginOf,
} from './passkeys/passkey-login.service.ts';
import {
  addPasskeyOf,
  beginPasskeyOf,
  removePasskeyOf,
  renamePasskeyTo,
} from './passkeys/passkeys.service.ts';
import { changePasswordOf, confirmReset, requestReset } from './passwords/password.service.ts';
import { devicesOf, endDeviceOf, endSessions, logOut } from './session-lifecycle.ts';
import { confirmRegistrationOf, isSignUpOpen, registerAccount } from './sign-up/sign-up.service.ts';
import { freshLoginOf, renewLogin } from './second-factor/fresh-login.service.ts';
import { completeLogin } from './second-factor/login-challenge.ts';
import {
  beginTotpOf,
  confirmTotpOf,
  createRecoveryCodesOf,
  removeTotpOf,
  secondFactorOf,
} from './second-factor/second-factor.service.ts';
import { changeUser, userDetailsOf } from './user.service.ts';

export function mountSession(api: Api): void {
  mount(api, getSettings, async ({ services }) => settingsOf(services));
  mountSignUp(api);
  mountInvitations(api);
  mount(api, login, ({ services, body, caller, cookies }) =>
    logIn(services, body, { caller, browser: cookies }),
  );
  mount(api, logout, ({ services, user }) => logOut(services, user));
  mountPasswords(api);
  mountSecondFactor(api);
  mountPasskeys(api);
  mountDevices(api);
  mount(api, getUser, ({ services, user, member }) => userDetailsOf(services, user, member));
  mount(api, updateUser, ({ services, user, body }) => changeUser(services, user, body));
  mountConsents(api);
}

function mountSignUp(api: Api): void {
  mount(api, getSignUpAccess, async ({ services: { config }, query }) => ({
    is_open: isSignUpOpen(config, {
      access: query.access,
      audit: query.audit,
      customInvitation: query.custom_invitation,
    }),
    pricing_url: config.PINFOLD_PRICING_URL,
  }));
  mount(api, register, ({ services, body, language, caller }) =>
    registerAccount(services, body, { language, caller }),
  );
  mount(api, confirmRegistration, ({ services, body, caller }) =>
    confirmRegistrationOf(services, body, caller),
  );
}

function mountPasswords(api: Api): void {
  mount(api, requestPasswordReset, ({ services, body, language, caller }) =>
    requestReset(services, body, { language, caller }),
  );
  mount(api, confirmPasswordReset, ({ services, body, caller, cookies }) =>
    confirmReset(services, body, { caller, browser: cookies }),
  );
  mount(api, changePassword, ({ services, user, body, caller }) =>
    changePasswordOf(services, user, body, caller),
  );
}

function mountSecondFactor(api: Api): void {
  mount(api, secondFactor.completeLogin, ({ services, body, caller, cookies }) =>
    completeLogin(services, body, { caller, browser: cookies }),
  );
  mount(api, secondFactor.getSecondFactor, ({ services, user }) => secondFactorOf(services, user));
  mount(api, secondFactor.beginTotp, ({ services, user }) => beginTotpOf(services, user));
  mount(api, secondFactor.confirmTotp, ({ services, user, body, caller }) =>
    confirmTotpOf(services, user, body.code, caller),
  );
  mount(api, secondFactor.removeTotp, ({ services, user }) => removeTotpOf(services, user));
  mount(api, secondFactor.createRecoveryCodes, ({ services, user }) => createRecoveryCodesOf(services, user));
  mount(api, getFreshLogin, ({ services, user }) => freshLoginOf(services, user));
  mount(api, renewLoginEndpoint, ({ services, user, body, caller }) =>
    renewLogin(services, user, body, caller),
  );
}

function mountPasskeys(api: Api): void {
  mount(api, passkeys.beginPasskeyLogin, ({ services, body, caller }) =>
    beginPasskeyLoginOf(services, body, caller),
  );
  mount(api, passkeys.completePasskeyLogin, ({ services, body, caller, cookies }) =>
    completePasskeyLoginOf(services, body.passkey, { caller, browser: cookies }),
  );
  mount(api, passkeys.beginPasskeyRenewal, ({ services, user, caller }) =>
    beginPasskeyRenewalOf(services, user, caller),
  );
  mount(api, passkeys.beginPasskey, ({ services, user, caller }) => beginPasskeyOf(services, user, caller));
  mount(api, passkeys.addPasskey, ({ services, user, body, caller }) =>
    addPasskeyOf(services, user, body, caller),
  );
  mount(api, passkeys.renamePasskey, ({ services, user, params, body }) =>
    renamePasskeyTo(services, user, { id: params.id, name: body.name }),
  );
  mount(api, passkeys.removePasskey, ({ services, user, params }) =>
    removePasskeyOf(services, user, params.id),
  );
}

function mountDevices(api: Api): void {
  mount(api, listDevices, async ({ services, user }) => ({ results: await devicesOf(services, user) }));
  mount(api, endDevice, ({ services, user, params }) => endDeviceOf(services, user, params.id));
  mount(api, logoutEverywhere, ({ services, user }) =>
    services.database.queries.transaction((tx) => endSessions(tx, user.id)),
  );
}

function mountConsents(api: Api): void {
  mount(api, listConsents, async ({ services, user }) => ({
    results: await consentsOf(services.database.queries, user.id),
  }));
  mount(api, changeConsent, async ({ services, user, body }) => ({
    results: await changeConsentOf(services, user.id, { kind: body.kind, isGiven: body.is_given }),
  }));
}

function mountInvitations(api: Api): void {
  mount(api, getInvitation, ({ services, body, caller }) => lookUpInvitation(services, body, caller));
  mount(api, acceptInvitationEndpoint, ({ services, body, caller }) =>
    acceptInvitation(services, body, caller),
  );
}
