import { createHmac } from 'node:crypto';
import { isEqual } from '../../secrets/sealer.ts';
import { keepAccessTokens } from '../access-tokens.ts';
import { type AppleSettings, openAppleCalls } from './apple-request.ts';
import { appleAuthorizationCalls, type AuthorizationCalls, refreshAppleToken } from './authorization.ts';
import { organizationCalls, type OrganizationCalls } from './organization-calls.ts';

/**
 * Apple Business for partners, its brand API v1. Never called in a transaction; a call that fails throws an AppleError.
 */
export interface AppleBusiness extends AuthorizationCalls {
  /** Whether this installation is a partner; without that every call is `denied`. */
  isConnected: boolean;
  /** Acts with what a person gave. */
  as(refreshToken: string): OrganizationCalls;
  /**
   * Whether Apple signed what arrived at the webhook, within the last minutes.
   *
   * @param timestamp milliseconds since 1970, as its header has them
   */
  isSigned(message: { body: string; timestamp: string; signature: string }): boolean;
}

export const officialApple = 'https://business.apple.com';

/** How far the clock of a notification may be from ours. */
const toleranceMilliseconds = 300_000;

export function openAppleBusiness(settings: AppleSettings): AppleBusiness {
  const { clientId, clientSecret, webhookSecret, now = () => new Date() } = settings;
  const ask = openAppleCalls(settings);
  const tokens = keepAccessTokens((token) => refreshAppleToken(ask, settings, token), now);
  return {
    isConnected: Boolean(clientId && clientSecret),
    ...appleAuthorizationCalls(ask, settings),
    as: (refreshToken) =>
      organizationCalls((request) => tokens.use(refreshToken, (token) => ask({ ...request, token }))),
    isSigned({ body, timestamp, signature }) {
      if (!webhookSecret) return false;
      const age = Math.abs(now().getTime() - Number(timestamp));
      const expected = createHmac('sha512', webhookSecret).update(`${body}${timestamp}`).digest('base64');
      return age <= toleranceMilliseconds && isEqual(signature, expected);
    },
  };
}
