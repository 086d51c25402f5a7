import type * as z from 'zod';
import type { TakeCall } from '../../delivery/provider-quota.ts';
import { providerRequest, unanswered } from '../provider-request.ts';
import { AppleError, appleError, invalidClient } from './apple-error.ts';

export interface AppleSettings {
  /** Where Apple Business is, without a path. */
  baseUrl: string;
  /** The same as people's browsers reach it. Default baseUrl. */
  consentUrl?: string;
  clientId: string | undefined;
  clientSecret: string | undefined;
  /** What Apple signs notifications with; without it none is taken. */
  webhookSecret?: string | undefined;
  /** Counts calls before they are made. */
  takeCall: TakeCall;
  fetch: typeof globalThis.fetch;
  now?: () => Date;
}

const timeoutMilliseconds = 15_000;

export interface AppleRequest<Body> {
  /** Below the base. */
  path: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  token?: string;
  /** Of what was read before it is written. */
  etag?: string;
  content?: object;
  /** What the answer has to hold. */
  Body: z.ZodType<Body>;
}

export type AskApple = <Body>(request: AppleRequest<Body>) => Promise<Body>;

/** Makes calls to Apple Business, all of which are JSON. */
export function openAppleCalls({
  baseUrl,
  clientId,
  clientSecret,
  takeCall,
  fetch,
}: AppleSettings): AskApple {
  return async ({ path, method = 'GET', token, etag, content, Body }) => {
    if (!clientId || !clientSecret)
      throw new AppleError('denied', 'APPLE_CLIENT_ID is not set', { reasons: [invalidClient] });
    const wait = await takeCall('apple');
    if (wait !== undefined)
      throw new AppleError('quota', 'No calls are left in this second', { retryAfter: wait });
    const answer = await providerRequest(
      { name: 'Apple Business', fetch, timeoutMilliseconds, Failure: AppleError },
      `${withoutSlash(baseUrl)}/${path}`,
      {
        method,
        headers: {
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(etag !== undefined && { 'If-Match': etag }),
          ...(content && { 'Content-Type': 'application/json' }),
        },
        ...(content && { body: JSON.stringify(content) }),
      },
    );
    if (!answer.ok) throw appleError(answer);
    const { data, success } = Body.safeParse(answer.body);
    if (success) return data;
    throw new AppleError('temporary', 'Apple answered something else than was asked for', {
      reasons: method === 'GET' ? [] : [unanswered],
    });
  };
}

export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
