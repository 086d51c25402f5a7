import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { IssuedToken } from '../access-tokens.ts';
import { type AppleSettings, type AskApple, withoutSlash } from './apple-request.ts';

export interface AuthorizationCalls {
  /** Apple's consent page. The verifier stays with us; Apple is shown its hash. */
  consentUrl(asked: { redirectUri: string; state: string; verifier: string; language: string }): string;
  /**
   * Trades the code that a person came back with for a refresh token.
   * @throws AppleError `denied` for a code that is good no more
   */
  exchangeCode(given: { code: string; redirectUri: string; verifier: string }): Promise<string>;
}

const Tokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().default(3600),
  refresh_token: z.string().optional(),
});

/** OAuth 2.0 with PKCE; unlike others, the token endpoint takes JSON. */
export function appleAuthorizationCalls(ask: AskApple, settings: AppleSettings): AuthorizationCalls {
  const { baseUrl, consentUrl = baseUrl, clientId = '', clientSecret = '' } = settings;
  return {
    consentUrl({ redirectUri, state, verifier, language }) {
      const query = new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        locale: language,
      });
      return `${withoutSlash(consentUrl)}/oauth2/v1/authorize?${query}`;
    },
    async exchangeCode({ code, redirectUri, verifier }) {
      const { refresh_token: token } = await ask({
        path: 'oauth2/token',
        method: 'POST',
        content: {
          grant_type: 'authorization_code',
          client_id: clientId,
          client_secret: clientSecret,
          code,
          redirect_uri: redirectUri,
          code_verifier: verifier,
        },
        Body: Tokens.extend({ refresh_token: z.string().min(1) }),
      });
      return token;
    },
  };
}

/** Trades a refresh token for an access token. */
export async function refreshAppleToken(
  ask: AskApple,
  { clientId, clientSecret }: AppleSettings,
  refreshToken: string,
): Promise<IssuedToken> {
  const { access_token: token, expires_in: seconds } = await ask({
    path: 'oauth2/token',
    method: 'POST',
    content: {
      grant_type: 'refresh_token',
      client_id: clientId,
      client_secret: clientSecret,
      refresh_token: refreshToken,
    },
    Body: Tokens,
  });
  return { token, seconds };
}
