import { LRUCache } from 'lru-cache';
import type Stripe from 'stripe';
import type { Campaign, PromotionCode } from '@pinfold/contract/features/billing/plans.endpoints';
import { promotionPeriod } from '@pinfold/contract/features/billing/promotion';
import type { BillingInterval } from '@pinfold/contract/features/billing/billing-interval';
import { Problem } from '../../../problem.ts';
import type { StripeConnection } from '../../../providers/stripe/stripe-connection.ts';
import type { Services } from '../../../services.ts';
import { requireSelling } from '../require-selling.ts';

// Operators make coupons and codes at Stripe. A code's metadata say the rest: `period` 1 for monthly plans, anything
// else for all others; `campaign` names the campaign that it belongs to.

/** Codes that everybody may use now. Those made for one customer are nobody else's. */
interface PublicCodes {
  /** @throws StripeFailure */
  all(): Promise<PromotionCode[]>;
  /** Campaigns with a code that works now, by name. @throws StripeFailure */
  campaigns(): Promise<Campaign[]>;
}

const rememberedMilliseconds = 60_000;

/** Asks Stripe once a minute, whoever looks. An order asks about its own code. */
export function openPublicCodes(services: Pick<Services, 'now' | 'stripe'>): PublicCodes {
  const remembered = new LRUCache<'all', Stripe.PromotionCode[]>({
    max: 1,
    ttl: rememberedMilliseconds,
    ttlResolution: 0,
    perf: { now: () => services.now().getTime() },
  });
  async function codes(): Promise<Stripe.PromotionCode[]> {
    const stripe = requireSelling(services);
    const found = remembered.get('all') ?? (await publicCodes(stripe));
    if (!remembered.has('all')) remembered.set('all', found);
    return found;
  }
  return {
    all: async () => (await codes()).map(codeToWire),
    async campaigns() {
      const found = await codes();
      const names = [...new Set(found.flatMap(({ metadata }) => metadata?.['campaign'] ?? []))];
      return names.toSorted().map((name) => ({
        name,
        codes: found.filter(({ metadata }) => metadata?.['campaign'] === name).map(codeToWire),
      }));
    },
  };
}

/** A code that an order may use. */
export interface UsableCode {
  id: string;
  text: string;
  /** Also off what the first renewal costs. */
  lasts: boolean;
}

/**
 * Returns the code for an order.
 * @throws Problem `promotion_code_invalid`
 */
export async function usableCode(
  stripe: StripeConnection,
  text: string,
  by: { customerId: string | null; interval: BillingInterval },
): Promise<UsableCode> {
  const { data } = await stripe.ask((client) =>
    client.promotionCodes.list({
      code: text,
      active: true,
      limit: mostCodes,
      expand: ['data.promotion.coupon'],
    }),
  );
  const usable = data.find(
    (one) => isFor(one, by.customerId) && periodOf(one) === promotionPeriod(by.interval),
  );
  if (!usable) throw invalidCode();
  return { id: usable.id, text, lasts: lastsBeyond(by.interval, couponOf(usable)) };
}

export function invalidCode(): Problem {
  return new Problem('promotion_code_invalid', { errors: [{ path: 'body.promotion_code' }] });
}

const mostCodes = 100;

async function publicCodes(stripe: StripeConnection): Promise<Stripe.PromotionCode[]> {
  const { data } = await stripe.ask((client) =>
    client.promotionCodes.list({ active: true, limit: mostCodes, expand: ['data.promotion.coupon'] }),
  );
  return data.filter((one) => isFor(one, null) && one.metadata?.['period'] !== undefined);
}

function isFor({ customer }: Stripe.PromotionCode, customerId: string | null): boolean {
  const owner = typeof customer === 'string' ? customer : (customer?.id ?? null);
  return owner === null || owner === customerId;
}

function periodOf({ metadata }: Stripe.PromotionCode): PromotionCode['period'] {
  return metadata?.['period'] === '1' ? 1 : 2;
}

function couponOf({ promotion: { coupon } }: Stripe.PromotionCode): Stripe.Coupon | null {
  return typeof coupon === 'string' ? null : coupon;
}

function lastsBeyond(interval: BillingInterval, coupon: Stripe.Coupon | null): boolean {
  const months = coupon?.duration === 'repeating' ? (coupon.duration_in_months ?? 0) : 0;
  return coupon?.duration === 'forever' || months > (interval === 'month' ? 1 : 12);
}

function codeToWire(one: Stripe.PromotionCode): PromotionCode {
  const off = couponOf(one);
  return {
    code: one.code,
    period: periodOf(one),
    percent_off: off?.percent_off ?? null,
    amount_off: off?.amount_off ?? null,
    currency: off?.currency ?? null,
    expires_at: one.expires_at === null ? null : new Date(one.expires_at * 1000).toISOString(),
  };
}
