import { Provider, interactionPolicy, type Configuration } from 'oidc-provider';
import { createOidcAdapter } from './oidc-adapter.ts';
import type { OidcAccounts } from './oidc-accounts.ts';
import { sandboxOidcClient } from './oidc-client.ts';
import type { OidcKeys } from './oidc-keys.ts';

const { Check } = interactionPolicy;
const grantedScope = 'openid email profile';

/** Authorization code with PKCE, and nothing else; every login asks anew who it is. */
export function createOidcProvider(issuer: string, keys: OidcKeys, accounts: OidcAccounts): Provider {
  const path = new URL(issuer).pathname;
  const cookie = { path, httpOnly: true, sameSite: 'lax', signed: true } as const;
  const provider = new Provider(issuer, {
    adapter: createOidcAdapter(),
    findAccount: accounts.find,
    clients: [
      {
        client_id: sandboxOidcClient.id,
        client_secret: sandboxOidcClient.secret,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        redirect_uris: ['http://anywhere.test/'],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: [keys.cookies],
      names: { session: 'lipa_id', interaction: 'lipa_id_login', resume: 'lipa_id_resume' },
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'locale'] },
    scopes: ['openid', 'email', 'profile'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    interactions: {
      policy: policyOfOneQuestion(),
      url: (_context, interaction) => `${path}/interaction/${interaction.uid}`,
    },
    loadExistingGrant: grantAsked,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AuthorizationCode: 60,
      AccessToken: 600,
      IdToken: 600,
      Interaction: 900,
      Session: 900,
      Grant: 900,
    },
    renderError: (context, { error, error_description: description }) => {
      context.type = 'text/plain';
      context.body = description === undefined ? error : `${error}: ${description}`;
    },
  } satisfies Configuration);
  // The address that comes back is the product's own, wherever it happens to run.
  provider.Client.prototype.redirectUriAllowed = (uri) => /^https?:\/\//.test(uri) && URL.canParse(uri);
  provider.proxy = true;
  return provider;
}

/** Who logs in is asked every time, and choosing somebody gives consent. */
function policyOfOneQuestion(): interactionPolicy.Prompt[] {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy
    .get('login')
    ?.checks.add(
      new Check('choose', 'Who logs in has to be chosen', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

const grantAsked: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const { accountId } = oidc.session ?? {};
  if (accountId === undefined || !oidc.client) return undefined;
  const grant = new oidc.provider.Grant({ accountId, clientId: oidc.client.clientId });
  grant.addOIDCScope(grantedScope);
  await grant.save();
  return grant;
};
