import type { Config } from '../../config.ts';

/**
 * The share of the provider's quota that each poller may use. The rest is left to edits, replies and decisions of
 * users.
 */
const shares = { reviews: 0.25, externalChanges: 0.25, publications: 0.25 } as const;

/** How many calls a minute a poller may make. */
export function pollingPerMinute(
  { GOOGLE_REQUESTS_PER_MINUTE }: Pick<Config, 'GOOGLE_REQUESTS_PER_MINUTE'>,
  poller: keyof typeof shares,
): number {
  return GOOGLE_REQUESTS_PER_MINUTE * shares[poller];
}
