import { SignJWT } from 'jose';
import * as z from 'zod';
import { ProviderError, type ProviderErrorKind } from '../../delivery/provider-error.ts';
import type { TakeCall } from '../../delivery/provider-quota.ts';
import { kindOfStatus, type ProviderAnswer, providerRequest } from '../provider-request.ts';
import type { StoreReviews } from '../store-review.ts';
import {
  playPageOf,
  playPageSize,
  PlayReplyResult,
  PlayReview,
  PlayReviewList,
  playReplyOf,
  playReviewOf,
} from './play-reviews.ts';
import type { ServiceAccountKey } from './service-account-key.ts';

/** Apps in Google Play, through the Google Play Developer API. Never called in a transaction. */
export interface GooglePlay {
  /** Calls by a service account. */
  as(key: Pick<ServiceAccountKey, 'clientEmail' | 'keyId' | 'privateKey'>): PlayAccount;
}

export interface PlayAccount {
  /** @throws GooglePlayError `denied` where Google does not know the key; `reasons` has what it says, as `PlayReason` */
  signIn(): Promise<void>;
  /**
   * Reads a review of an app, to see whether the account may.
   * @throws GooglePlayError `not_found` where there is no such app, `denied` where the account has no right to it
   */
  tryReviews(packageName: string): Promise<void>;
  /** The reviews with text of an app that customers wrote or changed within a week; Google Play lists no others. */
  reviewsOf(packageName: string): StoreReviews;
}

export interface GooglePlaySettings {
  /** Without it, Google's own hosts. */
  baseUrl: string | undefined;
  /** Counts calls before they are made. */
  takeCall: TakeCall;
  fetch: typeof globalThis.fetch;
  now: () => Date;
}

/** A call to Google Play that failed; `reasons` has codes such as `SERVICE_DISABLED`, or Google's word on an assertion. */
export class GooglePlayError extends ProviderError {}

/** The reason where our clock differs from Google's by more than it allows. */
export const assertionNotInTime = 'assertion not in time';

const scope = 'https://www.googleapis.com/auth/androidpublisher';
const audience = 'https://oauth2.googleapis.com/token';
const jwtBearer = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** As long as Google lets an assertion be valid. */
const assertionSeconds = 3600;

const timeoutMilliseconds = 15_000;

export function openGooglePlay({ baseUrl, takeCall, fetch, now }: GooglePlaySettings): GooglePlay {
  const here = baseUrl?.replace(/\/+$/, '');
  const tokenUrl = here === undefined ? audience : `${here}/token`;
  const apiUrl = `${here ?? 'https://androidpublisher.googleapis.com'}/androidpublisher/v3`;

  async function ask<Answer>(
    [subject, part]: Parameters<TakeCall>,
    url: string,
    request: RequestInit,
    schema: z.ZodType<Answer>,
  ): Promise<Answer> {
    const wait = await takeCall(subject, part);
    if (wait !== undefined)
      throw new GooglePlayError('quota', 'No calls are left for now', { retryAfter: wait });
    const provider = { name: 'Google Play', fetch, timeoutMilliseconds, Failure: GooglePlayError };
    const answer = await providerRequest(provider, url, request);
    if (!answer.ok) throw googlePlayError(answer);
    const { data } = schema.safeParse(answer.body);
    if (data === undefined)
      throw new GooglePlayError('temporary', 'Google Play answered something that was not expected');
    return data;
  }

  return {
    as({ clientEmail, keyId, privateKey }) {
      async function newToken(): Promise<string> {
        const issuedAt = Math.floor(now().getTime() / 1000);
        const assertion = await new SignJWT({ scope })
          .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
          .setIssuer(clientEmail)
          .setAudience(audience)
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + assertionSeconds)
          .sign(privateKey);
        const body = new URLSearchParams({ grant_type: jwtBearer, assertion });
        const { access_token } = await ask(['google-play'], tokenUrl, { method: 'POST', body }, Token);
        return access_token;
      }

      let token: Promise<string> | undefined;
      const signedIn = () => (token ??= newToken());

      /** Reads the reviews of an app, at what follows their address. */
      async function get<Answer>(
        packageName: string,
        path: string,
        schema: z.ZodType<Answer>,
      ): Promise<Answer> {
        const headers = { Authorization: `Bearer ${await signedIn()}` };
        return ask(['google-play/reads', packageName], reviewsAt(packageName) + path, { headers }, schema);
      }

      return {
        async signIn() {
          await signedIn();
        },
        async tryReviews(packageName) {
          await get(packageName, '?maxResults=1', z.object({}));
        },
        reviewsOf: (packageName) => ({
          async list(page) {
            const query = new URLSearchParams({
              maxResults: String(playPageSize),
              ...(page && { token: page }),
            });
            return playPageOf(await get(packageName, `?${query.toString()}`, PlayReviewList));
          },
          async read(externalId) {
            const found = playReviewOf(
              await get(packageName, `/${encodeURIComponent(externalId)}`, PlayReview),
            );
            if (!found) throw new GooglePlayError('not_found', 'The customer took the review down');
            return found;
          },
          async reply(externalId, text) {
            const request = {
              method: 'POST',
              headers: { Authorization: `Bearer ${await signedIn()}`, 'Content-Type': 'application/json' },
              body: JSON.stringify({ replyText: text }),
            };
            const url = `${reviewsAt(packageName)}/${encodeURIComponent(externalId)}:reply`;
            return playReplyOf(
              await ask(['google-play/replies', packageName], url, request, PlayReplyResult),
            );
          },
        }),
      };
    },
  };

  function reviewsAt(packageName: string): string {
    return `${apiUrl}/applications/${encodeURIComponent(packageName)}/reviews`;
  }
}

const Token = z.object({ access_token: z.string().min(1) });

/** Reads the error of a token (OAuth), or of the API (google.rpc.Status). */
function googlePlayError({ status, body, retryAfter }: ProviderAnswer): GooglePlayError {
  const refused = RefusedToken.safeParse(body).data;
  if (refused) {
    const { error, error_description: description } = refused;
    const reasons = /short-lived token/.test(description) ? [error, assertionNotInTime] : [error];
    return new GooglePlayError(kindOfToken(status, error), `${error}: ${description}`, {
      retryAfter,
      reasons,
    });
  }
  const { error } = Refused.safeParse(body).data ?? {};
  const reasons = error ? [...error.details, ...error.errors].flatMap(({ reason }) => reason ?? []) : [];
  const isQuota = reasons.some((reason) => quotaReasons.has(reason));
  return new GooglePlayError(isQuota ? 'quota' : kindOfStatus(status), error?.message ?? `HTTP ${status}`, {
    retryAfter,
    reasons,
  });
}

const RefusedToken = z.object({ error: z.string(), error_description: z.string().default('') });

const Reasons = z.array(z.object({ reason: z.string().optional() })).default([]);

const Refused = z.object({ error: z.object({ message: z.string(), details: Reasons, errors: Reasons }) });

/** A quota that is used up, which Google has answered with 403 as well as with 429. */
const quotaReasons: ReadonlySet<string> = new Set([
  'RATE_LIMIT_EXCEEDED',
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
]);

function kindOfToken(status: number, error: string): ProviderErrorKind {
  return ['invalid_grant', 'invalid_client', 'unauthorized_client', 'access_denied'].includes(error)
    ? 'denied'
    : kindOfStatus(status);
}
