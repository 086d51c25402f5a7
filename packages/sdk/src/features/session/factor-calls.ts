import { ApiError } from '../../client/api-error.ts';
import type { PinfoldClient } from '../../client/create-client.ts';
import type { Schemas } from '../../client/schema.ts';
import { unwrapResponse } from '../../client/transport.ts';

type Call<Variables, Data> = (client: PinfoldClient, variables: Variables) => Promise<Data>;

interface FactorCalls {
  logIn: Call<{ challenge?: string }, Schemas['Session'] | null>;
  renew: Call<void, Schemas['FreshLogin'] | null>;
  add: Call<{ name?: string }, Schemas['AddedPasskey'] | null>;
  rename: Call<{ id: number; name: string }, Schemas['Passkey']>;
  remove: Call<number, void>;
  beginTotp: Call<void, Schemas['TotpKey']>;
  confirmTotp: Call<string, Schemas['RecoveryCodes']>;
  removeTotp: Call<void, void>;
  createRecoveryCodes: Call<void, Schemas['RecoveryCodes']>;
}

/** The calls about factors, with the browser's dialog in the midst of those about passkeys. Loaded when one is first used. */
export const factorCalls: FactorCalls = {
  async logIn({ api }, body) {
    const passkey = await signed(await unwrapResponse(api.POST('/login/passkey/options/', { body })));
    return passkey && unwrapResponse(api.POST('/login/passkey/', { body: { passkey } }));
  },
  async renew({ api }) {
    const passkey = await signed(await unwrapResponse(api.POST('/user/fresh-login/passkey/options/')));
    return passkey && unwrapResponse(api.POST('/user/fresh-login/', { body: { passkey } }));
  },
  async add({ api }, body) {
    const passkey = await made(await unwrapResponse(api.POST('/user/second-factor/passkeys/options/')));
    if (!passkey) return null;
    return unwrapResponse(api.POST('/user/second-factor/passkeys/', { body: { ...body, passkey } }));
  },
  rename({ api }, { id, name }) {
    const params = { path: { id } };
    return unwrapResponse(api.PATCH('/user/second-factor/passkeys/{id}/', { params, body: { name } }));
  },
  async remove({ api }, id) {
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
