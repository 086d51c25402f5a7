import { SignJWT } from 'jose';
import * as z from 'zod';
import { ProviderError, type ProviderErrorKind } from '../../delivery/provider-error.ts';
import type { TakeCall } from '../../delivery/provider-quota.ts';
import { kindOfStatus, type ProviderAnswer, providerRequest } from '../provider-request.ts';
import type { StoreReviews } from '../store-review.ts';
import type { AppStoreKey } from './app-store-key.ts';
import {
  CustomerReviews,
  OneCustomerReview,
  OneResponse,
  customerReviewPageOf,
  responseOf,
  responseIdOf,
  customerReviewOf,
} from './customer-reviews.ts';

/** Apps in the App Store, through the App Store Connect API. Never called in a transaction. */
export interface AppStoreConnect {
  /** Calls by a key. */
  as(key: Pick<AppStoreKey, 'keyId' | 'issuerId' | 'privateKey'>): AppStoreAccount;
}

export interface AppStoreAccount {
  /**
   * The apps that the key can see, by the store's order.
   * @throws AppStoreError `denied` with reason `NOT_AUTHORIZED` for a key that Apple does not know, `FORBIDDEN_ERROR` for
   * a role without the right
   */
  listApps(): Promise<AppStoreApp[]>;
  /** @throws AppStoreError as `listApps`, and `not_found` */
  readApp(appId: string): Promise<AppStoreApp>;
  /**
   * Reads a review of an app, to see whether the key's role allows it.
   * @throws AppStoreError as `readApp`
   */
  tryReviews(appId: string): Promise<void>;
  /** All reviews of an app, in every country. */
  reviewsOf(appId: string): StoreReviews;
}

/** An app as App Store Connect knows it. */
export interface AppStoreApp {
  /** Apple's number of it. */
  appId: string;
  name: string;
  bundleId: string;
}

export interface AppStoreSettings {
  baseUrl: string;
  /** Counts calls before they are made. */
  takeCall: TakeCall;
  fetch: typeof globalThis.fetch;
  now: () => Date;
}

export const officialAppStore = 'https://api.appstoreconnect.apple.com';

/** A call to App Store Connect that failed; `reasons` has its codes, such as `FORBIDDEN_ERROR`. */
export class AppStoreError extends ProviderError {}

const audience = 'appstoreconnect-v1';

/** Apple takes tokens of up to twenty minutes; the rest is for clocks that differ. */
const tokenSeconds = 900;

const timeoutMilliseconds = 15_000;

/** As many as a page can have. */
const pageSize = 200;

/** A team with more apps than this many pages sees the first of them. */
const mostPages = 5;

export function openAppStore({ baseUrl, takeCall, fetch, now }: AppStoreSettings): AppStoreConnect {
  const apiUrl = `${baseUrl.replace(/\/+$/, '')}/v1`;
  return {
    as({ keyId, issuerId, privateKey }) {
      async function newToken(): Promise<string> {
        const issuedAt = Math.floor(now().getTime() / 1000);
        const token = new SignJWT(issuerId === null ? { sub: 'user' } : { iss: issuerId })
          .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: keyId })
          .setAudience(audience)
          .setIssuedAt(issuedAt)
          .setExpirationTime(issuedAt + tokenSeconds);
        return token.sign(privateKey);
      }

      async function call(path: string, { method = 'GET', body }: Call = {}): Promise<unknown> {
        const wait = await takeCall('app-store', keyId);
        if (wait !== undefined)
          throw new AppStoreError('quota', 'No calls are left in this minute', { retryAfter: wait });
        const headers = {
          Authorization: `Bearer ${await newToken()}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
        };
        const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
        const provider = { name: 'App Store Connect', fetch, timeoutMilliseconds, Failure: AppStoreError };
        const answer = await providerRequest(provider, apiUrl + path, request);
        if (!answer.ok) throw appStoreError(answer);
        return answer.body;
      }

      async function ask<Answer>(path: string, schema: z.ZodType<Answer>, how?: Call): Promise<Answer> {
        const { data } = schema.safeParse(await call(path, how));
        if (data === undefined)
          throw new AppStoreError('temporary', 'App Store Connect answered something that was not expected');
        return data;
      }

      const readReview = (id: string) =>
        ask(`/customerReviews/${encodeURIComponent(id)}?include=response`, OneCustomerReview);

      return {
        async listApps() {
          const apps: AppStoreApp[] = [];
          let query: string | undefined = `?limit=${pageSize}`;
          for (let page = 0; page < mostPages && query !== undefined; page += 1) {
            const { data, links }: z.infer<typeof Apps> = await ask(`/apps${query}`, Apps);
            apps.push(...data.map(appOf));
            // Of the address only the query is taken: a token goes nowhere else than it was made for.
            query = links.next === undefined ? undefined : new URL(links.next).search;
          }
          return apps;
        },
        async readApp(appId) {
          return appOf((await ask(`/apps/${encodeURIComponent(appId)}`, OneApp)).data);
        },
        async tryReviews(appId) {
          await ask(
            `/apps/${encodeURIComponent(appId)}/customerReviews?limit=1`,
            z.object({ data: z.array(z.unknown()) }),
          );
        },
        reviewsOf: (appId) => ({
          async list(page = `?limit=${pageSize}&sort=-createdDate&include=response`) {
            const path = `/apps/${encodeURIComponent(appId)}/customerReviews${page}`;
            return customerReviewPageOf(await ask(path, CustomerReviews));
          },
          async read(externalId) {
            const { data, included } = await readReview(externalId);
            return customerReviewOf(data, included);
          },
          async reply(externalId, text) {
            const review = { data: { type: 'customerReviews', id: externalId } };
            const data = {
              type: 'customerReviewResponses',
              attributes: { responseBody: text },
              relationships: { review },
            };
            const created = await ask('/customerReviewResponses', OneResponse, {
              method: 'POST',
              body: { data },
            });
            return responseOf(created.data);
          },
          async retractReply(externalId) {
            const id = responseIdOf(await readReview(externalId));
            if (id === undefined) return;
            await call(`/customerReviewResponses/${encodeURIComponent(id)}`, { method: 'DELETE' });
          },
        }),
      };
    },
  };
}

interface Call {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
}

const App = z.object({
  id: z.string(),
  attributes: z.object({ name: z.string().nullish(), bundleId: z.string().nullish() }).nullish(),
});
const Apps = z.object({ data: z.array(App), links: z.object({ next: z.url().optional() }) });
const OneApp = z.object({ data: App });

function appOf({ id, attributes }: z.infer<typeof App>): AppStoreApp {
  return { appId: id, name: attributes?.name ?? id, bundleId: attributes?.bundleId ?? '' };
}

/** Reads an error document of App Store Connect. */
function appStoreError({ status, body, retryAfter }: ProviderAnswer): AppStoreError {
  const errors = Refused.safeParse(body).data?.errors ?? [];
  const kind = kindOfErrors(status, errors);
  const message = errors.map(({ code, detail }) => `${code} ${detail ?? ''}`).join('; ');
  return new AppStoreError(kind, message || `HTTP ${status}`, {
    retryAfter,
    reasons: errors.map(({ code }) => code),
  });
}

/** Apple answers 409 where something in the body of a call does not do, such as a review that is gone. */
function kindOfErrors(status: number, errors: readonly Refusal[]): ProviderErrorKind {
  if (status !== 409) return kindOfStatus(status);
  if (errors.some(isOfGoneReview)) return 'not_found';
  return errors.some(({ code }) => code.startsWith('ENTITY_ERROR.ATTRIBUTE')) ? 'invalid' : 'conflict';
}

function isOfGoneReview({ code, source }: Refusal): boolean {
  return (
    /^ENTITY_ERROR\.RELATIONSHIP\..*(INVALID|NOT_FOUND)/.test(code) &&
    /\/relationships\/review(\/|$)/.test(source?.pointer ?? '')
  );
}

const Refusal = z.object({
  code: z.string(),
  detail: z.string().optional(),
  source: z.object({ pointer: z.string().optional() }).optional(),
});
type Refusal = z.infer<typeof Refusal>;

const Refused = z.object({ errors: z.array(Refusal) });
