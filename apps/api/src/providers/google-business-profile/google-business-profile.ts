import type { TakeCall, QuotaSubject } from '../../delivery/provider-quota.ts';
import { keepAccessTokens } from '../access-tokens.ts';
import { type AuthorizationCalls, googleAuthorizationCalls, refreshGoogleToken } from './authorization.ts';
import { accountCalls, type AccountCalls } from './accounts.ts';
import { creationCalls, type CreationCalls } from './creation-calls.ts';
import { GoogleError, googleRequest, type GoogleRequest } from './google-request.ts';
import { fetchMedia } from './fetch-media.ts';
import { invitationCalls, type InvitationCalls } from './invitation-calls.ts';
import { listingCalls, type ListingCalls } from './listing-calls.ts';
import { mediaCalls, type MediaCalls } from './media-calls.ts';
import { metadataCalls, type MetadataCalls } from './metadata-calls.ts';
import { performanceCalls, type PerformanceCalls } from './performance.ts';
import { publicationCalls, type PublicationCalls } from './publications.ts';
import { reviewCalls, type ReviewCalls } from './reviews.ts';
import { verificationCalls, type VerificationCalls } from './verification-calls.ts';

/** Google's Business Profile APIs, for one grant. */
export type GoogleAccount = AccountCalls &
  InvitationCalls &
  ListingCalls &
  CreationCalls &
  MetadataCalls &
  VerificationCalls &
  ReviewCalls &
  PublicationCalls &
  PerformanceCalls &
  MediaCalls & { accessToken(): Promise<string> };

export interface GoogleBusinessProfile extends AuthorizationCalls {
  /** Acts with the grant of a refresh token. */
  as(refreshToken: string): GoogleAccount;
  /** The same without counting calls, for what is set up before anybody else calls. */
  uncounted(): GoogleBusinessProfile;
  /** The file of a picture at Google; undefined for none, for one larger than allowed, or for an address elsewhere. */
  fetchMedia(url: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
}

export interface GoogleSettings {
  /** Where all of Google's hosts are when something plays them; `google` for Google's own. */
  baseUrl: string;
  /** The same as people's browsers reach it. Default baseUrl. */
  consentUrl?: string;
  clientId: string;
  clientSecret: string;
  fetch?: typeof globalThis.fetch;
  now?: () => Date;
  /** Counts calls before they are made. Default lets each pass. */
  takeCall?: TakeCall;
}

/**
 * Calls with the grant's access token; asks for a new one when it was refused.
 * @throws GoogleError `quota` also where our own count has no call left in this minute
 */
export type Call = <Answer>(
  request: Omit<GoogleRequest, 'token' | 'url'> & {
    host: keyof typeof hosts;
    path: string;
    /** The name of what is written, where that counts as an edit of its profile. */
    edited?: string;
  },
) => Promise<Answer>;

const hosts = {
  consent: 'https://accounts.google.com',
  oauth: 'https://oauth2.googleapis.com',
  people: 'https://openidconnect.googleapis.com',
  accounts: 'https://mybusinessaccountmanagement.googleapis.com',
  information: 'https://mybusinessbusinessinformation.googleapis.com',
  verifications: 'https://mybusinessverifications.googleapis.com',
  reviews: 'https://mybusiness.googleapis.com',
  notifications: 'https://mybusinessnotifications.googleapis.com',
  performance: 'https://businessprofileperformance.googleapis.com',
};

/** Whose quota a call counts against. Of the other hosts no more is asked than a grant takes now and then. */
const subjects: Partial<Record<keyof typeof hosts, QuotaSubject>> = {
  accounts: 'google/account-management',
  information: 'google/business-information',
  verifications: 'google/verifications',
  reviews: 'google/v4',
  performance: 'google/performance',
};

/** `locations/{l}` in the name of anything that belongs to a profile. */
function profileIn(name: string | undefined): string | undefined {
  return name === undefined ? undefined : /locations\/[^/]+/.exec(name)?.[0];
}

export function openGoogleBusinessProfile(settings: GoogleSettings): GoogleBusinessProfile {
  const fetch = settings.fetch ?? globalThis.fetch;
  const base = (host: keyof typeof hosts) => (settings.baseUrl === 'google' ? hosts[host] : settings.baseUrl);
  const tokenSettings = { ...settings, fetch, tokenUrl: `${base('oauth')}/token` };
  const tokens = keepAccessTokens((token) => refreshGoogleToken(tokenSettings, token), settings.now);
  const consentHost =
    settings.baseUrl === 'google' ? hosts.consent : (settings.consentUrl ?? settings.baseUrl);
  const authorization = googleAuthorizationCalls({
    ...settings,
    fetch,
    consentPage: `${consentHost}/o/oauth2/v2/auth`,
    oauthUrl: base('oauth'),
  });
  return {
    ...authorization,
    uncounted() {
      const { takeCall: _, ...uncounted } = settings;
      return openGoogleBusinessProfile(uncounted);
    },
    fetchMedia: (url, maxBytes) => fetchMedia({ baseUrl: settings.baseUrl, fetch }, url, maxBytes),
    as(refreshToken) {
      const call: Call = async ({ host, path, edited, ...request }) => {
        const subject = subjects[host];
        const wait = subject && (await settings.takeCall?.(subject, profileIn(edited)));
        if (wait !== undefined)
          throw new GoogleError('quota', 'No calls are left in this minute', { retryAfter: wait });
        const url = `${base(host)}${path}`;
        return tokens.use(refreshToken, (token) => googleRequest<never>(fetch, { ...request, url, token }));
      };
      return {
        ...accountCalls(call),
        ...invitationCalls(call),
        ...listingCalls(call),
        ...creationCalls(call),
        ...metadataCalls(call),
        ...verificationCalls(call),
        ...reviewCalls(call),
        ...publicationCalls(call),
        ...performanceCalls(call),
        ...mediaCalls(call),
        accessToken: () => tokens.get(refreshToken),
      };
    },
  };
}
