import * as openid from 'openid-client';
import { OpenIdError, openIdError } from './openid-error.ts';
import { OpenIdPerson } from './openid-person.ts';
import type { SocialProvider } from './social-provider.ts';

/** What has to be remembered between leaving for the provider and coming back. */
export interface OpenIdChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Login at other sites: authorization code with PKCE, state and nonce. */
export interface OpenIdConnect {
  providers: readonly { id: string; name: string }[];
  /** Where to send the browser; undefined for a provider that is not configured. @throws OpenIdError */
  start(providerId: string): Promise<{ url: string; checks: OpenIdChecks } | undefined>;
  /** Who came back with this query. @throws OpenIdError */
  finish(providerId: string, query: URLSearchParams, checks: OpenIdChecks): Promise<OpenIdPerson>;
}

export interface OpenIdSettings {
  providers: readonly SocialProvider[];
  /** Where providers send browsers back to. */
  redirectUri: string;
  fetch: typeof globalThis.fetch;
}

const scope = 'openid email profile';
const patienceSeconds = 10;

export function openOpenIdConnect({ providers, redirectUri, fetch }: OpenIdSettings): OpenIdConnect {
  const discovered = new Map<string, Promise<openid.Configuration>>();

  function configurationOf(provider: SocialProvider): Promise<openid.Configuration> {
    const known = discovered.get(provider.id) ?? discover(provider, fetch);
    discovered.set(provider.id, known);
    // What could not be reached is asked again the next time.
    known.catch(() => discovered.delete(provider.id));
    return known;
  }

  return {
    providers: providers.map(({ id, name }) => ({ id, name })),

    async start(providerId) {
      const provider = providers.find(({ id }) => id === providerId);
      if (!provider) return undefined;
      const configuration = await configurationOf(provider).catch(openIdError);
      const checks = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        verifier: openid.randomPKCECodeVerifier(),
      };
      const url = openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, checks };
    },

    async finish(providerId, query, { state, nonce, verifier }) {
      const provider = providers.find(({ id }) => id === providerId);
      if (!provider) throw new OpenIdError('failed', 'the provider is no longer configured');
      try {
        const configuration = await configurationOf(provider);
        const tokens = await openid.authorizationCodeGrant(
          configuration,
          new URL(`${redirectUri}?${query}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
        );
        const claims = tokens.claims();
        if (!claims) throw new OpenIdError('failed', 'there is no ID token');
        const profile =
          claims.email === undefined
            ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : claims;
        return OpenIdPerson.parse({ ...profile, sub: claims.sub });
      } catch (error) {
        return openIdError(error);
      }
    },
  };
}

function discover(
  { issuer, client_id: clientId, client_secret: clientSecret }: SocialProvider,
  fetch: typeof globalThis.fetch,
): Promise<openid.Configuration> {
  return openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: patienceSeconds,
    [openid.customFetch]: (url, init) => fetch(url, { ...init, body: init.body ?? null } as RequestInit),
    // Without encryption only where the configuration itself says so, such as on this machine.
    execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
  });
}
