import { createHmac } from 'node:crypto';
import { isEqual } from '../../secrets/sealer.ts';
import { AppleError } from './apple-error.ts';
import { type AppleSettings, openAppleCalls } from './apple-request.ts';
import { authorizationCalls, type AuthorizationCalls, createAccessTokens } from './authorization.ts';
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
  const tokens = createAccessTokens(ask, settings);
  return {
    isConnected: Boolean(clientId && clientSecret),
    ...authorizationCalls(ask, settings),
    as: (refreshToken) =>
      organizationCalls(async (request) => {
        const attempt = async () => ask({ ...request, token: await tokens.get(refreshToken) });
        try {
          return await attempt();
        } catch (error) {
          if (!(error instanceof AppleError) || error.kind !== 'denied' || !tokens.forget(refreshToken))
            throw error;
          return attempt();
        }
      }),
    isSigned({ body, timestamp, signature }) {
      if (!webhookSecret) return false;
      const age = Math.abs(now().getTime() - Number(timestamp));
      const expected = createHmac('sha512', webhookSecret).update(`${body}${timestamp}`).digest('base64');
      return age <= toleranceMilliseconds && isEqual(signature, expected);
    },
  };
}
