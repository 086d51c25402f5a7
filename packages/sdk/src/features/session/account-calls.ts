import { ApiError } from '../../client/api-error.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';
import type { PasswordChange } from './account.ts';
import type { SocialLogin, SsoLogin } from './sso.ts';
import type { AcceptedInvitation, MailedLink, NewAccount, NewPassword } from './sign-up.ts';

export type Call<Variables, Data> = (client: PinfoldClient, variables: Variables) => Promise<Data>;

export interface AccountCalls {
  register: Call<NewAccount, void>;
  confirmRegistration: Call<MailedLink, Schemas['Session']>;
  acceptInvitation: Call<AcceptedInvitation, Schemas['AcceptedInvitation']>;
  requestPasswordReset: Call<string, void>;
  confirmPasswordReset: Call<NewPassword, void>;
  changePassword: Call<PasswordChange, void>;
  completeLogin: Call<Schemas['LoginCompletion'], Schemas['Session']>;
  beginSocialLogin: Call<SocialLogin, Schemas['Redirection']>;
  beginSsoLogin: Call<SsoLogin, Schemas['Redirection']>;
  collectSsoSession: Call<string, Schemas['FederatedSession']>;
  /** Null, as in each of a passkey: the user has closed the browser's dialog. */
  logInByPasskey: Call<{ challenge?: string }, Schemas['Session'] | null>;
  renewByPasskey: Call<void, Schemas['FreshLogin'] | null>;
  addPasskey: Call<{ name?: string }, Schemas['AddedPasskey'] | null>;
  renamePasskey: Call<{ id: number; name: string }, Schemas['Passkey']>;
  removePasskey: Call<number, void>;
  beginTotp: Call<void, Schemas['TotpKey']>;
  confirmTotp: Call<string, Schemas['RecoveryCodes']>;
  removeTotp: Call<void, void>;
  createRecoveryCodes: Call<void, Schemas['RecoveryCodes']>;
}

/** The calls that a user makes a few times in the life of an account. Loaded when one is first made. */
export const accountCalls: AccountCalls = {
  async register({ api, language }, account) {
    const { email, name, password, access, campaign } = account;
    const body: Schemas['Registration'] = {
      email,
      name,
      password,
      terms_accepted: account.hasAcceptedTerms,
      marketing_accepted: account.hasAcceptedMarketing ?? false,
      audit: account.isAudit ?? false,
      custom_invitation: account.hasCustomInvitation ?? false,
      ...(language !== undefined && { language }),
      ...(access !== undefined && { access }),
      ...(campaign !== undefined && { campaign }),
    };
    await api.POST('/register/', { body });
  },
  confirmRegistration: ({ api }, body) => unwrapResponse(api.POST('/register/confirm/', { body })),
  acceptInvitation({ api, language }, { uid, token, name, password, hasAcceptedTerms = false }) {
    const body: Schemas['InvitationAcceptance'] = {
      uid,
      token,
      terms_accepted: hasAcceptedTerms,
      ...(name !== undefined && { name }),
      ...(password !== undefined && { password }),
      ...(language !== undefined && { language }),
    };
    return unwrapResponse(api.POST('/invitations/accept/', { body }));
  },
  async requestPasswordReset({ api }, email) {
    await api.POST('/password-reset/', { body: { email } });
  },
  async confirmPasswordReset({ api }, { uid, token, password }) {
    await api.POST('/password-reset/confirm/', { body: { uid, token, new_password: password } });
  },
  async changePassword({ api }, { current, next }) {
    await api.POST('/change-password/', { body: { current_password: current, new_password: next } });
  },
  completeLogin: ({ api }, body) => unwrapResponse(api.POST('/login/second-factor/', { body })),
  beginSocialLogin({ api }, { provider, next, access, ...rest }) {
    const body: Schemas['SocialLogin'] = {
      provider,
      audit: rest.isAudit ?? false,
      custom_invitation: rest.hasCustomInvitation ?? false,
      terms_accepted: rest.hasAcceptedTerms ?? false,
      fresh: rest.isFresh ?? false,
      ...(next !== undefined && { next }),
      ...(access !== undefined && { access }),
    };
    return unwrapResponse(api.POST('/social-login/', { body }));
  },
  beginSsoLogin({ api }, { teamName, next, isFresh = false }) {
    const body = { team_name: teamName, fresh: isFresh, ...(next !== undefined && { next }) };
    return unwrapResponse(api.POST('/sso/', { body }));
  },
  collectSsoSession: ({ api }, csrfToken) =>
    unwrapResponse(api.GET('/sso/token/', { params: { header: { 'x-csrftoken': csrfToken } } })),
  async logInByPasskey({ api }, body) {
    const passkey = await signed(await unwrapResponse(api.POST('/login/passkey/options/', { body })));
    return passkey && unwrapResponse(api.POST('/login/passkey/', { body: { passkey } }));
  },
  async renewByPasskey({ api }) {
    const passkey = await signed(await unwrapResponse(api.POST('/user/fresh-login/passkey/options/')));
    return passkey && unwrapResponse(api.POST('/user/fresh-login/', { body: { passkey } }));
  },
  async addPasskey({ api }, body) {
    const passkey = await made(await unwrapResponse(api.POST('/user/second-factor/passkeys/options/')));
    if (!passkey) return null;
    return unwrapResponse(api.POST('/user/second-factor/passkeys/', { body: { ...body, passkey } }));
  },
  renamePasskey({ api }, { id, name }) {
    const params = { path: { id } };
    return unwrapResponse(api.PATCH('/user/second-factor/passkeys/{id}/', { params, body: { name } }));
  },
  async removePasskey({ api }, id) {
    await api.DELETE('/user/second-factor/passkeys/{id}/', { params: { path: { id } } });
  },
  beginTotp: ({ api }) => unwrapResponse(api.POST('/user/second-factor/totp/')),
  confirmTotp: ({ api }, code) =>
    unwrapResponse(api.POST('/user/second-factor/totp/confirm/', { body: { code } })),
  async removeTotp({ api }) {
    await api.DELETE('/user/second-factor/totp/');
  },
  createRecoveryCodes: ({ api }) => unwrapResponse(api.POST('/user/second-factor/recovery-codes/')),
};

/** What the user has a passkey sign in the browser's dialog; null if they have closed it. */
function signed(optionsJSON: Schemas['PasskeyRequest']): Promise<Schemas['PasskeyAssertion'] | null> {
  return inDialog(async () => (await webAuthn()).startAuthentication({ optionsJSON: optionsJSON as never }));
}

/** The passkey that the user has made in the browser's dialog; null if they have closed it. */
function made(optionsJSON: Schemas['PasskeyCreation']): Promise<Schemas['PasskeyAttestation'] | null> {
  return inDialog(async () => (await webAuthn()).startRegistration({ optionsJSON: optionsJSON as never }));
}

const webAuthn = () => import('@simplewebauthn/browser');

/** Browsers say `NotAllowedError` for a dialog that was closed, and tell no page why. */
async function inDialog<Result>(ask: () => Promise<unknown>): Promise<Result | null> {
  try {
    return (await ask()) as Result;
  } catch (cause) {
    const { name } = cause as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    throw new ApiError({ kind: 'http', status: 400, code: 'passkey_refused', cause });
  }
}
