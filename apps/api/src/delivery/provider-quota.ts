import type { ProviderError } from './provider-error.ts';

const defaultWaitSeconds = 30;

/** Up to so many seconds later than it could, so that not all who wait come at once. */
const spreadSeconds = 20;

/** When a job comes back that a quota turned away: when the provider says, or in half a minute. */
export function afterQuota(now: Date, { retryAfter }: Pick<ProviderError, 'retryAfter'>): Date {
  const seconds = retryAfter ?? defaultWaitSeconds;
  return new Date(now.getTime() + (seconds + Math.random() * Math.min(seconds, spreadSeconds)) * 1000);
}
