import Stripe from 'stripe';
import { ProviderError } from '../../delivery/provider-error.ts';
import type { TakeCall } from '../../delivery/provider-quota.ts';
import { kindOfStatus, retryAfterIn, unanswered } from '../provider-request.ts';
import { isUnsent } from '../retry-reads.ts';

/**
 * A call to Stripe that failed. `reasons` has Stripe's code and, for a refused card, the bank's, such as `card_declined`
 * and `insufficient_funds`; `unanswered` where Stripe may have received it all the same. `conflict`: the same
 * idempotency key is at work, or was used for something else.
 */
export class StripeFailure extends ProviderError {}

/** Payments and subscriptions at Stripe. Never called in a transaction. */
export interface StripeConnection {
  /**
   * Makes calls with the official client, each counted. It does not retry writes: whoever gives them an idempotency key
   * does.
   * @throws StripeFailure
   */
  ask<Answer>(calls: (client: Stripe) => Promise<Answer>): Promise<Answer>;
  /** Reads what arrived at the webhook; undefined if none of our secrets has signed it, or too long ago. */
  readEvent(body: string, signature: string): Stripe.Event | undefined;
  /** Whether the key takes real money. */
  isLive: boolean;
}

export interface StripeSettings {
  baseUrl: string;
  key: string;
  /** Of the webhook endpoint: several while one replaces another. */
  webhookSecrets: readonly string[];
  /** Counts calls before they are made. */
  takeCall: TakeCall;
  fetch: typeof globalThis.fetch;
}

export const officialStripe = 'https://api.stripe.com';

/** The version whose shapes we read, whatever the account's own. */
export const stripeVersion = '2026-10-28.endive';

const timeoutMilliseconds = 20_000;

export function openStripe({
  baseUrl,
  key,
  webhookSecrets,
  takeCall,
  fetch,
}: StripeSettings): StripeConnection {
  const base = baseUrl.replace(/\/+$/, '');

  /** The client knows hosts, and no paths before its own. */
  const counted: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const wait = await takeCall('stripe');
    if (wait !== undefined)
      throw new StripeFailure('quota', 'No calls are left in this minute', { retryAfter: wait });
    return fetch(`${base}${pathname}${search}`, init).catch((error: unknown) => {
      throw new StripeFailure('temporary', `No answer from Stripe: ${(error as Error).message}`, {
        reasons: isUnsent(error) ? [] : [unanswered],
      });
    });
  };

  const client = new Stripe(key === '' ? 'none' : key, {
    apiVersion: stripeVersion,
    httpClient: Stripe.createFetchHttpClient(counted),
    maxNetworkRetries: 0,
    timeout: timeoutMilliseconds,
    telemetry: false,
  });

  return {
    isLive: key.includes('_live_'),
    async ask(calls) {
      if (key === '') throw new StripeFailure('denied', 'STRIPE_SECRET_KEY is not set');
      try {
        return await calls(client);
      } catch (error) {
        throw stripeFailureOf(error);
      }
    },
    readEvent(body, signature) {
      for (const secret of webhookSecrets)
        try {
          return client.webhooks.constructEvent(body, signature, secret);
        } catch {
          // Another secret may have signed it.
        }
      return undefined;
    },
  };
}

/** The client wraps whatever happens in errors of its own; the one that fetch threw is kept inside. */
function stripeFailureOf(error: unknown): unknown {
  if (error instanceof StripeFailure) return error;
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const { detail, statusCode, code, decline_code: bank, headers, message } = error;
  if ((detail as unknown) instanceof StripeFailure) return detail;
  if (statusCode === undefined)
    return new StripeFailure('temporary', `No answer from Stripe: ${message}`, {
      reasons: [unanswered],
      cause: error,
    });
  const kind =
    statusCode === 409 || error instanceof Stripe.errors.StripeIdempotencyError
      ? 'conflict'
      : kindOfStatus(statusCode);
  return new StripeFailure(kind, `HTTP ${statusCode} ${message}`, {
    retryAfter: retryAfterIn(new Headers(headers)),
    reasons: [code, bank].filter((one) => one !== undefined),
    cause: error,
  });
}
