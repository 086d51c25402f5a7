import type { OperationsOf } from '../../operations-of.ts';
import type * as account from './account.endpoints.ts';
import type * as apiAccess from './api-access.endpoints.ts';
import type * as federatedLogin from './federated-login.endpoints.ts';
import type * as freshLogin from './fresh-login.endpoints.ts';
import type * as login from './login.endpoints.ts';
import type * as passkeys from './passkeys.endpoints.ts';
import type * as secondFactor from './second-factor.endpoints.ts';
import type * as settings from './settings.endpoints.ts';
import type * as signUp from './sign-up.endpoints.ts';
import type * as ssoConnection from './sso-connection.endpoints.ts';

type Operations = OperationsOf<
  | typeof account
  | typeof apiAccess
  | typeof federatedLogin
  | typeof freshLogin
  | typeof login
  | typeof passkeys
  | typeof secondFactor
  | typeof settings
  | typeof signUp
  | typeof ssoConnection
>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const sessionDescriptions: Readonly<Record<Operations, string>> = {
  getSettings:
    'Answers what a client needs before anybody logs in, such as which ways to log in this installation offers. It names no company and no user.',
  getSignUpAccess:
    'Checks an invitation or activation link before a sign-up form is shown. The link stays unused.',
  register:
    'Starts a sign-up: a mail with a link is sent, and no account exists until that link is followed. The answer does not tell whether the address is known already.',
  confirmRegistration:
    'Creates the account by the link of the sign-up mail and answers a session. A link works once.',
  login:
    'Exchanges an e-mail address and a password for a session token. Where the account has a second factor it answers a challenge instead, which `completeLogin` takes.',
  completeLogin:
    'Takes the challenge that `login` answered together with a code or a recovery code, and answers a session token.',
  beginPasskeyLogin:
    'Answers the options that a browser passes to its passkey, for a log-in without a password or as the second step of one. Follow it with `completePasskeyLogin`.',
  completePasskeyLogin:
    'Verifies what the passkey signed for `beginPasskeyLogin` and answers a session token.',
  requestPasswordReset:
    'Mails a link by which a new password can be set. The answer does not tell whether the address has an account.',
  confirmPasswordReset:
    'Sets a new password by the link of the mail. The link works once, and every session of the user ends.',
  changePassword:
    'Changes the password of the user who is logged in, who gives the present one as well. Every other session ends.',
  getSecondFactor: 'Answers which second factors the user has set up and may be asked for at a log-in.',
  beginTotp:
    'Draws a key for an authenticator app. It has no effect until `confirmTotp` is called with a code that the app shows.',
  removeTotp: 'Removes the authenticator app as a second factor. Every other session of the user ends.',
  confirmTotp:
    'Confirms the key of `beginTotp` by a code, from which moment log-ins ask for one. An earlier key stops working, and every other session ends.',
  createRecoveryCodes:
    'Draws a new set of recovery codes and answers them once; keep them, since they cannot be read again. The earlier set stops working.',
  beginPasskey:
    'Answers the options with which a browser makes a new passkey. Nothing is stored until `addPasskey` is called.',
  addPasskey:
    'Stores the passkey that the browser made from the options of `beginPasskey`. Every other session of the user ends.',
  renamePasskey: 'Changes the name under which a passkey is listed. The passkey itself is untouched.',
  removePasskey: 'Removes a passkey, which then opens nothing. Every other session of the user ends.',
  getFreshLogin:
    'Answers whether the user proved who they are within the last minutes, and by which means they can do so again. Operations that need a fresh log-in fail with `fresh_login_required` otherwise.',
  renewLogin:
    'Proves by password, code or passkey that the user still holds this session. Operations that need a fresh log-in are open for some minutes afterwards.',
  beginPasskeyRenewal:
    'Answers the options that a browser passes to a passkey in order to call `renewLogin`.',
  logout: 'Revokes the token that the call was made with. Other sessions of the user go on.',
  listDevices:
    'Lists the sessions of the user with the device that each was begun on, the most recent first.',
  endDevice: 'Ends one session of the user; its token is refused from then on.',
  logoutEverywhere: 'Ends every session of the user, the one that calls included.',
  getUser:
    'Answers the profile and settings of the user who is logged in, and the plan of the company that the call names.',
  updateUser:
    'Changes the name, phone number, language or keyboard shortcuts of the user who is logged in. Fields that are left out stay.',
  listConsents: 'Lists the consents that the user gave or took back, with the moment of each.',
  changeConsent:
    'Gives or takes back one consent of the user. Each change is kept with its moment as evidence.',
  getInvitation:
    'Answers which company and which address an invitation link is for, without accepting it. It is a POST so that the token stays out of logs and browser histories.',
  acceptInvitation:
    'Joins the company by an invitation link and answers a session. The address is that of the invitation and cannot be chosen.',
  resendInvitation:
    'Mails the invitation of a member again with a new link. Earlier links of that invitation stop working.',
  startSocialLogin:
    'Begins a log-in at an OpenID Connect provider and answers the address to which the browser goes.',
  startSso:
    'Begins a log-in at the identity provider that a team has set up and answers the address to which the browser goes.',
  getSsoToken:
    'Hands over the session after a log-in at an identity provider, once and only in the browser that began it. A second call finds nothing.',
  getSsoConnection: 'Answers how single sign-on is set up for the company, or null where it is not.',
  updateSsoConnection:
    'Sets up single sign-on for the company, replacing what was set up before. Members log in through that identity provider from then on.',
  deleteSsoConnection: 'Switches single sign-on off for the company. The accounts of members stay.',
  listApiKeys: 'Lists the API keys of the company with what each may show. Secrets are never listed.',
  createApiKey:
    "Makes an API key for the company's own server. Its secret is in this answer only and cannot be read again.",
  revokeApiKey: 'Revokes an API key. Every embed token that was asked for with it stops working at once.',
  createEmbedToken:
    'Answers a short-lived token with which a browser shows a part of the company without a log-in. Call it from your own server; the API key must never reach a browser.',
};
