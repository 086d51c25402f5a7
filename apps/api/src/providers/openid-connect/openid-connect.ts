import { nameLine } from '@pinfold/contract/line';
import * as openid from 'openid-client';
import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import * as z from 'zod';
import type { SocialProvider } from './social-provider.ts';

/** What has to be remembered between leaving for the provider and coming back. */
interface OpenIdChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** Login at other sites: authorization code with PKCE, state and nonce. */
export interface OpenIdConnect {
  providers: readonly { id: string; name: string }[];
  /** Where to send the browser, with `isFresh` to log in again although they are logged in there; undefined for a provider that is not configured. @throws OpenIdError */
  start(
    providerId: string,
    wish?: { isFresh: boolean },
  ): Promise<{ url: string; checks: OpenIdChecks } | undefined>;
  /** Who came back with this query, and has logged in since a moment, if the provider says when. @throws OpenIdError */
  finish(
    providerId: string,
    query: URLSearchParams,
    checks: OpenIdChecks,
    askedSince?: number,
  ): Promise<OpenIdPerson>;
}

interface OpenIdSettings {
  providers: readonly SocialProvider[];
  /** Where providers send browsers back to. */
  redirectUri: string;
  fetch: typeof globalThis.fetch;
}

const scope = 'openid email profile';

const patienceSeconds = 10;

/** How far a provider's clock may be behind ours where it says when somebody logged in. */
const clockSkewMilliseconds = 60_000;

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

    async start(providerId, { isFresh = false } = { isFresh: false }) {
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
        ...(isFresh && { prompt: 'login', max_age: '0' }),
      });
      return { url: url.href, checks };
    },

    async finish(providerId, query, { state, nonce, verifier }, askedSince) {
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
        const { claims_supported: claimsSupported = [] } = configuration.serverMetadata();
        if (askedSince !== undefined && loggedInBefore(claims, askedSince, claimsSupported))
          throw new OpenIdError('failed', 'the provider did not ask again');
        const person = OpenIdPerson.parse(claims);
        if (hasAll(claims) || !configuration.serverMetadata().userinfo_endpoint) return person;
        const { access_token: accessToken } = tokens;
        return addUserInfo(person, await openid.fetchUserInfo(configuration, accessToken, claims.sub));
      } catch (error) {
        return openIdError(error);
      }
    },
  };
}

function discover(provider: SocialProvider, fetch: typeof globalThis.fetch): Promise<openid.Configuration> {
  const { issuer, client_id: clientId } = provider;
  return openid.discovery(new URL(issuer), clientId, undefined, authenticate(provider), {
    timeout: patienceSeconds,
    [openid.customFetch]: (url, init) => fetch(url, { ...init, body: init.body ?? null } as RequestInit),
    // http only if the configuration has such a URL, as for this machine.
    execute: issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [],
  });
}

/**
 * Sends the client's secret in the way that the provider's metadata name: in the header, which is also what is meant
 * where they name none (OpenID Connect Discovery 1.0, section 3), or in the body. A configured method outweighs them.
 */
function authenticate({
  client_secret: secret,
  token_endpoint_auth_method: configured,
}: SocialProvider): openid.ClientAuth {
  const inHeader = openid.ClientSecretBasic(secret);
  const inBody = openid.ClientSecretPost(secret);
  return (server, ...call) => {
    const supported = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isInHeader = configured
      ? configured === 'client_secret_basic'
      : supported.includes('client_secret_basic') || !supported.includes('client_secret_post');
    return (isInHeader ? inHeader : inBody)(server, ...call);
  };
}

/**
 * Reads `auth_time` (OpenID Connect Core, section 2). `max_age`, by which it is asked for, goes through the browser, where
 * it may have been taken out: only a provider that never says it is trusted without.
 */
function loggedInBefore(
  { auth_time: at }: openid.IDToken,
  moment: number,
  supported: readonly string[],
): boolean {
  if (at === undefined) return supported.includes('auth_time');
  return at * 1000 + clockSkewMilliseconds < moment;
}

/** Whether an ID token says all that we want to know: it need not (OpenID Connect Core, section 5.4). */
function hasAll(claims: openid.IDToken): boolean {
  return ['email', 'email_verified', 'name'].every((name) => claims[name] !== undefined);
}

/**
 * Adds from the provider's userinfo what the ID token lacks. A no of either stays a no, and two different addresses
 * verify neither.
 */
function addUserInfo(person: OpenIdPerson, answer: openid.UserInfoResponse): OpenIdPerson {
  const more = OpenIdPerson.parse(answer);
  const isSameEmail = person.email === undefined || more.email === undefined || person.email === more.email;
  const verdicts = [person.isEmailVerified, more.isEmailVerified];
  return {
    subject: person.subject,
    email: person.email ?? more.email,
    isEmailVerified: isSameEmail && !verdicts.includes(false) && verdicts.includes(true),
    name: person.name || more.name,
  };
}

/** Why a login at a provider came to nothing. */
export class OpenIdError extends Error {
  readonly kind: 'denied' | 'failed';

  constructor(kind: OpenIdError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'OpenIdError';
    this.kind = kind;
  }
}

/** Converts errors of the client, leaving out the exchanged codes and tokens. */
async function openIdError(error: unknown): Promise<never> {
  if (error instanceof OpenIdError) throw error;
  const isDenied = error instanceof AuthorizationResponseError && error.error === 'access_denied';
  const { code, message } = error as { code?: string; message?: string };
  const said = await saidByProvider(error);
  throw new OpenIdError(isDenied ? 'denied' : 'failed', [code, message, ...said].filter(Boolean).join(': '));
}

/** `error` and `error_description` of an answer, which hold no secret (RFC 6749, section 5.2). */
async function saidByProvider(error: unknown): Promise<(string | undefined)[]> {
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError)
    return [error.error, error.error_description];
  // An answer with a challenge has them in its body, which the client leaves unread.
  if (!(error instanceof WWWAuthenticateChallengeError) || error.response.bodyUsed) return [];
  try {
    const { error: code, error_description: description } = Refusal.parse(await error.response.json());
    return [code, description];
  } catch {
    return [];
  }
}

const Refusal = z.object({ error: z.string().max(200), error_description: z.string().max(500).optional() });

/** The claims about a user (OpenID Connect Core, section 5.1). */
export const OpenIdPerson = z
  .object({
    sub: z.string().min(1).max(255),
    email: z.email().max(254).toLowerCase().optional().catch(undefined),
    // Some providers send it as a string.
    email_verified: z.union([z.boolean(), z.stringbool()]).optional().catch(undefined),
    name: nameLine().max(120).optional().catch(undefined),
  })
  .transform(({ sub, email, email_verified: isVerified, name }) => ({
    subject: sub,
    email,
    isEmailVerified: isVerified,
    name: name ?? '',
  }));

export type OpenIdPerson = z.output<typeof OpenIdPerson>;
