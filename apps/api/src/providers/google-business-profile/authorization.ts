import { createHash } from 'node:crypto';
import type { IssuedToken } from '../access-tokens.ts';
import { GoogleError, googleRequest } from './google-request.ts';

/** Without it nothing of a Business Profile can be read or changed. */
const businessScope = 'https://www.googleapis.com/auth/business.manage';

/** The result of an owner's consent. */
export interface GoogleGrant {
  /** Undefined when Google gave no lasting access. */
  refreshToken: string | undefined;
  /** Whether the owner left the box of managing profiles ticked. */
  mayManageProfiles: boolean;
}

export interface AuthorizationCalls {
  /** Google's consent page. The verifier stays with us; Google is shown its hash. */
  consentUrl(asked: { redirectUri: string; state: string; verifier: string; language: string }): string;
  /** Trades the code that an owner came back with. @throws GoogleError `denied` for a code that is good no more */
  exchangeCode(given: { code: string; redirectUri: string; verifier: string }): Promise<GoogleGrant>;
  /** Gives a grant back. One that has ended already is no fault. */
  revoke(refreshToken: string): Promise<void>;
}

interface AuthorizationSettings {
  consentPage: string;
  oauthUrl: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof globalThis.fetch;
}

/** OAuth 2.0 for web servers, with PKCE (RFC 7636). */
export function googleAuthorizationCalls(settings: AuthorizationSettings): AuthorizationCalls {
  const { clientId, clientSecret, oauthUrl, fetch } = settings;
  return {
    consentUrl({ redirectUri, state, verifier, language }) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: `openid email ${businessScope}`,
        state,
        access_type: 'offline',
        prompt: 'consent',
        include_granted_scopes: 'true',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        hl: language,
      });
      return `${settings.consentPage}?${query}`;
    },
    async exchangeCode({ code, redirectUri, verifier }) {
      const answer = await googleRequest<{ refresh_token?: string; scope?: string }>(fetch, {
        url: `${oauthUrl}/token`,
        method: 'POST',
        form: {
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: verifier,
          client_id: clientId,
          client_secret: clientSecret,
        },
      });
      return {
        refreshToken: answer.refresh_token,
        mayManageProfiles: (answer.scope ?? '').split(' ').includes(businessScope),
      };
    },
    async revoke(refreshToken) {
      try {
        await googleRequest<object>(fetch, {
          url: `${oauthUrl}/revoke`,
          method: 'POST',
          form: { token: refreshToken },
        });
      } catch (error) {
        if (!(error instanceof GoogleError) || error.kind !== 'invalid') throw error;
      }
    },
  };
}

interface TokenSettings {
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  fetch: typeof globalThis.fetch;
}

/** Trades a refresh token for an access token. */
export async function refreshGoogleToken(
  { tokenUrl, clientId, clientSecret, fetch }: TokenSettings,
  refreshToken: string,
): Promise<IssuedToken> {
  const form = {
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
    client_id: clientId,
    client_secret: clientSecret,
  };
  const answer = await googleRequest<{ access_token: string; expires_in: number }>(fetch, {
    url: tokenUrl,
    method: 'POST',
    form,
  });
  return { token: answer.access_token, seconds: answer.expires_in };
}
