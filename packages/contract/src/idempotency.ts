import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';

/** The request header under which a partner's server repeats a call without doing it twice. */
export const idempotencyHeader = 'Idempotency-Key';

/** The response header of an answer that was kept from an earlier request. */
export const replayedHeader = 'Idempotency-Replayed';

export const IdempotencyKey = z
  .string()
  .regex(/^[\u0021-\u007E]{1,255}$/)
  .meta({ parameter: 'IdempotencyKey' })
  .describe(
    'Made for each thing that is to be done once, such as a UUID. The same request with the same key is done once and answered alike for a day.',
  );

/**
 * Whether a call takes a key: each that a member sends to make or send something. Reads are repeated without harm,
 * streams cannot be kept, and an order has had a key of its own from the beginning.
 */
export function takesIdempotencyKey({ method, access, stream, ended, headers }: Endpoint): boolean {
  if (method !== 'post' || stream || ended || headers) return false;
  return (access.for === undefined || access.for === 'member') && access.demo === 'blocked';
}

/** Whether a call asks a provider before it answers, so that what it did there cannot be taken back with the rest. */
export function asksProvider({ problems = [] }: Pick<Endpoint, 'problems'>): boolean {
  return problems.includes('provider_unavailable');
}
