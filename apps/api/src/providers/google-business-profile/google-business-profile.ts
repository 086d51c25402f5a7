import { createAccessTokens } from './access-tokens.ts';
import { accountCalls, type AccountCalls } from './accounts.ts';
import { GoogleError } from './google-error.ts';
import { googleRequest, type GoogleRequest } from './google-request.ts';
import { reviewCalls, type ReviewCalls } from './reviews.ts';

/** Google's Business Profile APIs, for one grant. */
export type GoogleAccount = AccountCalls & ReviewCalls & { accessToken(): Promise<string> };

export interface GoogleBusinessProfile {
  /** Acts with the grant of a refresh token. */
  as(refreshToken: string): GoogleAccount;
}

export interface GoogleSettings {
  /** Where all of Google's hosts are when something plays them; `google` for Google's own. */
  baseUrl: string;
  clientId: string;
  clientSecret: string;
  fetch?: typeof globalThis.fetch;
  now?: () => Date;
}

/** Calls with the grant's access token; asks for a new one when it was refused. */
export type Call = <Answer>(
  request: Omit<GoogleRequest, 'token' | 'url'> & { host: keyof typeof hosts; path: string },
) => Promise<Answer>;

const hosts = {
  oauth: 'https://oauth2.googleapis.com',
  accounts: 'https://mybusinessaccountmanagement.googleapis.com',
  information: 'https://mybusinessbusinessinformation.googleapis.com',
  reviews: 'https://mybusiness.googleapis.com',
  notifications: 'https://mybusinessnotifications.googleapis.com',
};

export function openGoogleBusinessProfile(settings: GoogleSettings): GoogleBusinessProfile {
  const fetch = settings.fetch ?? globalThis.fetch;
  const base = (host: keyof typeof hosts) => (settings.baseUrl === 'google' ? hosts[host] : settings.baseUrl);
  const tokens = createAccessTokens({ ...settings, fetch, tokenUrl: `${base('oauth')}/token` });
  return {
    as(refreshToken) {
      const call: Call = async ({ host, path, ...request }) => {
        const attempt = async () =>
          googleRequest<never>(fetch, {
            ...request,
            url: `${base(host)}${path}`,
            token: await tokens.get(refreshToken),
          });
        try {
          return await attempt();
        } catch (error) {
          if (!(error instanceof GoogleError) || error.kind !== 'denied' || !tokens.forget(refreshToken))
            throw error;
          return attempt();
        }
      };
      return { ...accountCalls(call), ...reviewCalls(call), accessToken: () => tokens.get(refreshToken) };
    },
  };
}
