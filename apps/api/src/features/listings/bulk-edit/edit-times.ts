import type { Config } from '../../../config.ts';

/** A tenth of the provider's calls is left for people who edit one listing meanwhile. */
const share = 0.9;

/**
 * When each edit of a batch may be sent so that the provider's quota holds, from the calls that each takes. In the order
 * given; the first ones at once (left undefined: now).
 */
export function editTimes(
  calls: readonly number[],
  { GOOGLE_REQUESTS_PER_MINUTE: perMinute }: Pick<Config, 'GOOGLE_REQUESTS_PER_MINUTE'>,
  now: Date,
): (Date | undefined)[] {
  const room = Math.max(1, Math.floor(perMinute * share));
  let before = 0;
  return calls.map((count) => {
    const minute = Math.floor(before / room);
    before += count;
    return minute === 0 ? undefined : new Date(now.getTime() + minute * 60_000);
  });
}
