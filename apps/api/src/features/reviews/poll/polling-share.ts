import type { Config } from '../../../config.ts';

/** What polling may take of the provider's requests; replies come first. */
const share = 0.25;

/** How many calls a minute polling may make. */
export function pollingPerMinute({
  GOOGLE_REQUESTS_PER_MINUTE,
}: Pick<Config, 'GOOGLE_REQUESTS_PER_MINUTE'>): number {
  return GOOGLE_REQUESTS_PER_MINUTE * share;
}
