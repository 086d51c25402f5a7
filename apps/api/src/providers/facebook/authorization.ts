import type { Language } from '@pinfold/contract/languages';
import * as z from 'zod';
import { ifRefused } from '../../delivery/provider-error.ts';
import { type AskGraph, type FacebookSettings, graphVersion } from './graph-request.ts';

/** Without all of them pages cannot be listed, read, edited and posted on. */
export const facebookScopes = [
  'pages_show_list',
  'pages_read_engagement',
  'pages_manage_metadata',
  'pages_manage_posts',
] as const;

/** The result of a person's consent: a token of about 60 days, whose page tokens do not expire. */
export interface FacebookGrant {
  token: string;
  /** Undefined where Facebook names no end. */
  expiresAt: Date | undefined;
}

/** What Facebook says of a token. */
export interface TokenState {
  isValid: boolean;
  /** Of `facebookScopes` those that were not granted. */
  missingScopes: string[];
  /** The pages that the person ticked; undefined where the token is for all. */
  pageIds: string[] | undefined;
  /** Undefined for never. */
  expiresAt: Date | undefined;
}

export interface AuthorizationCalls {
  /** Facebook's consent page. */
  consentUrl(asked: { redirectUri: string; state: string; language: Language }): string;
  /**
   * Trades the code that a person came back with for a lasting token.
   * @throws FacebookError `denied` for a code that is good no more
   */
  exchangeCode(given: { code: string; redirectUri: string }): Promise<FacebookGrant>;
  /** Asks whether a token of a person or a page is still good, and for what. @throws FacebookError */
  inspectToken(token: string): Promise<TokenState>;
  /** Removes the app from a person's account, and ends all its tokens. One that has ended already is no fault. */
  revoke(token: string): Promise<void>;
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() });

const TokenData = z.object({
  data: z.object({
    is_valid: z.boolean(),
    expires_at: z.number().default(0),
    scopes: z.array(z.string()).default([]),
    granular_scopes: z
      .array(z.object({ scope: z.string(), target_ids: z.array(z.string()).optional() }))
      .default([]),
  }),
});

const locales: Record<Language, string> = { pl: 'pl_PL', en: 'en_US', es: 'es_ES' };

/** Facebook Login for servers, with tokens that last (developers.facebook.com/docs/facebook-login/guides/access-tokens). */
export function consentCalls(ask: AskGraph, settings: FacebookSettings): AuthorizationCalls {
  const { baseUrl, dialogUrl = baseUrl, appId = '', appSecret = '', now = () => new Date() } = settings;
  const client = { client_id: appId, client_secret: appSecret };

  const askToken = (params: Record<string, string>) =>
    ask({
      path: 'oauth/access_token',
      method: 'POST',
      params: { ...client, ...params },
      Body: Token,
    });

  return {
    consentUrl({ redirectUri, state, language }) {
      const query = new URLSearchParams({
        client_id: appId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: facebookScopes.join(','),
        // Asks again for what was refused before.
        auth_type: 'rerequest',
        state,
        locale: locales[language],
      });
      return `${dialogUrl.replace(/\/+$/, '')}/${graphVersion}/dialog/oauth?${query}`;
    },
    async exchangeCode({ code, redirectUri }) {
      const short = await askToken({ code, redirect_uri: redirectUri });
      const long = await askToken({
        grant_type: 'fb_exchange_token',
        fb_exchange_token: short.access_token,
      });
      return {
        token: long.access_token,
        expiresAt:
          long.expires_in === undefined ? undefined : new Date(now().getTime() + long.expires_in * 1000),
      };
    },
    async inspectToken(token) {
      const { data } = await ask({
        path: 'debug_token',
        method: 'GET',
        token: `${appId}|${appSecret}`,
        params: { input_token: token },
        hasSecretParams: true,
        Body: TokenData,
      });
      const shown = data.granular_scopes.find(({ scope }) => scope === 'pages_show_list');
      return {
        isValid: data.is_valid,
        missingScopes: facebookScopes.filter((scope) => !data.scopes.includes(scope)),
        pageIds: shown?.target_ids,
        expiresAt: data.expires_at === 0 ? undefined : new Date(data.expires_at * 1000),
      };
    },
    async revoke(token) {
      const asked = ask({ path: 'me/permissions', method: 'DELETE', token, Body: z.unknown() });
      await ifRefused(asked, (error) => {
        if (error.kind !== 'denied') throw error;
      });
    },
  };
}
