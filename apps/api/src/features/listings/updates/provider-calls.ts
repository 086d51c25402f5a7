import type { ListingField } from '@pinfold/contract/features/listings/listing-fields';
import type { Config } from '../../../config.ts';

/** Calls to Google that an edit of some fields takes: one to ask, one to write, and one of their own for attributes. */
export function callsOf(fields: readonly ListingField[]): number {
  const attributes = Number(fields.includes('attributes'));
  return Number(asksFirst(fields)) + Number(fields.length > attributes) + attributes;
}

/** Of these Google keeps more than we show, such as a third phone number, and takes them whole. */
const askedFields: readonly ListingField[] = [
  'phone_number',
  'phone_number_2',
  'street',
  'house_number',
  'postal_code',
  'city',
  'region',
  'country',
  'service_items',
];

export function asksFirst(fields: readonly ListingField[]): boolean {
  return fields.some((field) => askedFields.includes(field));
}

const defaultWaitSeconds = 60;

/**
 * When to try again after the quota was used up: up to twice the wait that the provider asks for, in seconds, so that
 * those who were turned away do not all come back at once.
 */
export function retryTime(now: Date, retryAfter = defaultWaitSeconds): Date {
  return new Date(now.getTime() + (retryAfter + Math.random() * retryAfter) * 1000);
}

/** A tenth of the provider's calls is left for people who edit one listing meanwhile. */
const share = 0.9;

/**
 * When each edit of a batch may be sent so that the provider's quota holds, from the calls that each takes. In the order
 * given; the first ones at once (left undefined: now).
 */
export function sendTimes(
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
