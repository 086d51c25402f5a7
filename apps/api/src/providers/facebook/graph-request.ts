import { createHmac } from 'node:crypto';
import type * as z from 'zod';
import type { TakeCall } from '../../delivery/provider-quota.ts';
import { providerRequest, unanswered } from '../provider-request.ts';
import { FacebookError, facebookError } from './facebook-error.ts';
import { createUsagePause, ofApp } from './usage-pause.ts';

export interface FacebookSettings {
  /** Where the Graph API is, without a version. */
  baseUrl: string;
  /** Where Facebook asks people. Default with the Graph API. */
  dialogUrl?: string;
  appId: string | undefined;
  appSecret: string | undefined;
  /** Counts calls before they are made. */
  takeCall: TakeCall;
  fetch: typeof globalThis.fetch;
  now?: () => Date;
}

/** Of 4 November 2026 (developers.facebook.com/docs/graph-api/changelog). */
export const graphVersion = 'v27.0';

const timeoutMilliseconds = 15_000;

export interface GraphRequest<Body> {
  /** Below the version. */
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  /** Of a person or a page; none for what the app asks in its own name. */
  token?: string;
  /** The page whose token it is: its limits are its own, those of persons are the app's. */
  page?: string;
  /** Parameters of the query; of the body where something is written, or where they are secret. */
  params?: Record<string, string>;
  /** Whether a read has parameters that no address may have. Default false. */
  hasSecretParams?: boolean;
  /** What the answer has to hold. */
  Body: z.ZodType<Body>;
}

export type AskGraph = <Body>(request: GraphRequest<Body>) => Promise<Body>;

/**
 * Makes calls to the Graph API. A token travels in a header, and secrets in bodies, so that no address has them to be
 * logged. Facebook tells with each answer how much of a limit is used up; from 90 percent on calls are not made.
 */
export function openGraph(settings: FacebookSettings): AskGraph {
  const { baseUrl, appId, appSecret, takeCall, fetch, now = () => new Date() } = settings;
  const pause = createUsagePause(now);
  return async ({ path, method = 'GET', token, page, params = {}, hasSecretParams = false, Body }) => {
    if (!appId || !appSecret) throw new FacebookError('denied', 'FACEBOOK_APP_ID is not set');
    const limited = page ?? ofApp;
    const wait = pause.secondsLeft(limited) ?? (await takeCall('facebook'));
    if (wait !== undefined)
      throw new FacebookError('quota', 'No calls are left for now', { retryAfter: wait });
    const proof = token === undefined ? {} : { appsecret_proof: proofOf(appSecret, token) };
    const isPosted = method === 'POST' || hasSecretParams;
    // Graph takes a POST for the method that its body names, as Facebook's own SDKs call it.
    const named = hasSecretParams ? { method: method.toLowerCase() } : {};
    const query = new URLSearchParams({ ...params, ...proof, ...named }).toString();
    const url = `${baseUrl.replace(/\/+$/, '')}/${graphVersion}/${path}`;
    const answer = await providerRequest(
      { name: 'Facebook', fetch, timeoutMilliseconds, Failure: FacebookError },
      isPosted ? url : `${url}?${query}`,
      {
        method: isPosted ? 'POST' : method,
        headers: {
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(isPosted && { 'Content-Type': 'application/x-www-form-urlencoded' }),
        },
        ...(isPosted && { body: query }),
      },
    );
    const pausedSeconds = pause.learn(limited, answer.headers);
    const secrets = [token ?? '', appSecret, ...Object.values(params)];
    if (!answer.ok) throw facebookError(answer, { secrets, pausedSeconds });
    const { data, success } = Body.safeParse(answer.body);
    if (success) return data;
    throw new FacebookError('temporary', 'Facebook answered something else than was asked for', {
      reasons: method === 'GET' ? [] : [unanswered],
    });
  };
}

/** Proves to Facebook that a token is used by whoever knows the app's secret. */
function proofOf(appSecret: string, token: string): string {
  return createHmac('sha256', appSecret).update(token).digest('hex');
}
