import { generateKeyPairSync, randomBytes } from 'node:crypto';
import {
  type Adapter,
  type AdapterFactory,
  type AdapterPayload,
  type Configuration,
  interactionPolicy,
  Provider,
} from 'oidc-provider';
import * as z from 'zod';
import { keepInFolder } from '../identity/made-once.ts';
import type { OidcAccounts } from './oidc-accounts.ts';

/** The one client that the sandbox's OpenID provider knows. It opens nothing outside of it. */
export const sandboxOidcClient = {
  id: 'pinfold-sandbox',
  secret: 'sandbox-oidc-client-secret-of-32-bytes',
} as const;

/** The settings of an app for the provider of a sandbox at `/sandbox` of this URL. */
export function sandboxSocialProvider(publicUrl: string) {
  return {
    id: 'lipa-id',
    name: 'Konto Lipa ID',
    issuer: `${new URL(publicUrl).origin}/sandbox/oidc`,
    client_id: sandboxOidcClient.id,
    client_secret: sandboxOidcClient.secret,
  };
}

const { Check } = interactionPolicy;

const grantedScope = 'openid email profile';

/** Authorization code flow with PKCE only; every login asks for the user again. */
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

/** Every login asks for the user; the choice implies consent. */
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

const Keys = z.object({
  signing: z.looseObject({
    kty: z.literal('EC'),
    crv: z.string(),
    x: z.string(),
    y: z.string(),
    d: z.string(),
  }),
  cookies: z.string(),
});

type OidcKeys = z.infer<typeof Keys>;

/** What tokens and cookies are signed with, made on the first start. */
export function openOidcKeys(folder: string | undefined): Promise<OidcKeys> {
  return keepInFolder(folder, 'oidc-keys.json', Keys, async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const signing = { ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'lipa-1' };
    return Keys.parse({ signing, cookies: randomBytes(32).toString('base64url') });
  });
}

interface Stored {
  model: string;
  payload: AdapterPayload;
  endsAt: number;
}

/** Where the provider keeps what is under way: in memory, since a login takes a minute. */
function createOidcAdapter(): AdapterFactory {
  const stored = new Map<string, Stored>();

  return (model): Adapter => {
    const keyOf = (id: string) => `${model} ${id}`;
    const live = (key: string) => {
      const entry = stored.get(key);
      if (entry && entry.endsAt <= Date.now()) stored.delete(key);
      return stored.get(key)?.payload;
    };
    const ofModel = (matches: (payload: AdapterPayload) => boolean) =>
      [...stored].filter((entry) => entry[1].model === model && matches(entry[1].payload));

    return {
      async upsert(id, payload, expiresIn) {
        for (const [key, { endsAt }] of stored) if (endsAt <= Date.now()) stored.delete(key);
        stored.set(keyOf(id), { model, payload, endsAt: Date.now() + (expiresIn ?? 3600) * 1000 });
      },
      find: async (id) => live(keyOf(id)),
      async findByUid(uid) {
        const [found] = ofModel((payload) => payload.uid === uid);
        return found && live(found[0]);
      },
      // Only devices without a keyboard have user codes.
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = live(keyOf(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        stored.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key] of ofModel((payload) => payload.grantId === grantId)) stored.delete(key);
      },
    };
  };
}
