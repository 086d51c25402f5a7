import * as z from 'zod';
import type { Coupon, PromotionCode } from '../objects/catalog-objects.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import {
  Flag,
  Fraction,
  Int,
  ListParameters,
  MetadataParam,
  NoParameters,
  Text,
} from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import { invalidParameter, StripeError } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';

const CouponCreate = z.strictObject({
  amount_off: Int.pipe(z.number().min(1)).optional(),
  currency: Text.optional(),
  duration: z.enum(['forever', 'once', 'repeating']).optional(),
  duration_in_months: Int.pipe(z.number().min(1)).optional(),
  id: Text.optional(),
  max_redemptions: Int.pipe(z.number().min(1)).optional(),
  metadata: MetadataParam.optional(),
  name: Text.optional(),
  percent_off: Fraction.pipe(z.number().gt(0).max(100)).optional(),
  redeem_by: Int.optional(),
});

const CouponUpdate = z.strictObject({ metadata: MetadataParam.optional(), name: Text.optional() });

const Restrictions = z.strictObject({
  first_time_transaction: Flag.optional(),
  minimum_amount: Int.optional(),
  minimum_amount_currency: Text.optional(),
});

const CodeCreate = z.strictObject({
  active: Flag.optional(),
  code: z
    .string()
    .regex(/^[A-Za-z0-9]+$/)
    .optional(),
  customer: Text.optional(),
  expires_at: Int.optional(),
  max_redemptions: Int.pipe(z.number().min(1)).optional(),
  metadata: MetadataParam.optional(),
  promotion: z.strictObject({ coupon: Text, type: z.literal('coupon') }),
  restrictions: Restrictions.optional(),
});

const CodeUpdate = z.strictObject({ active: Flag.optional(), metadata: MetadataParam.optional() });

const CodeList = ListParameters.extend({
  active: Flag.optional(),
  code: Text.optional(),
  coupon: Text.optional(),
  customer: Text.optional(),
});

/** Coupons, and the promotion codes that customers type for them. */
export function couponCalls({ get, post }: StripeCalls): void {
  get('/v1/coupons', ListParameters, (transaction, page) =>
    listPage(transaction.list('coupon'), page, '/v1/coupons'),
  );
  get('/v1/coupons/:id', NoParameters, (transaction, _none, id = '') => transaction.get('coupon', id));
  post('/v1/coupons', CouponCreate, createCoupon);
  post('/v1/coupons/:id', CouponUpdate, (transaction, { metadata, ...changes }, id = '') => {
    const coupon = Object.assign(transaction.edit('coupon', id), changes);
    coupon.metadata = mergeMetadata(coupon.metadata, metadata);
    transaction.emit('coupon.updated', coupon);
    return coupon;
  });
  get('/v1/promotion_codes', CodeList, (transaction, { active, code, coupon, customer, ...page }) =>
    listPage(
      transaction
        .list('promotion_code')
        .map((one) => ({ ...one, active: isRedeemable(transaction, one) }))
        .filter(
          (one) =>
            (active === undefined || one.active === active) &&
            (code === undefined || sameCode(one.code, code)) &&
            (coupon === undefined || one.promotion.coupon === coupon) &&
            (customer === undefined || one.customer === customer),
        ),
      page,
      '/v1/promotion_codes',
    ),
  );
  get('/v1/promotion_codes/:id', NoParameters, (transaction, _none, id = '') => {
    const code = transaction.get('promotion_code', id);
    return { ...code, active: isRedeemable(transaction, code) };
  });
  post('/v1/promotion_codes', CodeCreate, createPromotionCode);
  post('/v1/promotion_codes/:id', CodeUpdate, (transaction, { metadata, ...changes }, id = '') => {
    const code = Object.assign(transaction.edit('promotion_code', id), changes);
    code.metadata = mergeMetadata(code.metadata, metadata);
    transaction.emit('promotion_code.updated', code);
    return code;
  });
}

function createCoupon(transaction: Transaction, given: z.infer<typeof CouponCreate>): Coupon {
  const { id, amount_off: amount, percent_off: percent, duration = 'once' } = given;
  if ((amount === undefined) === (percent === undefined))
    throw invalidParameter('percent_off', 'You must pass exactly one of `amount_off` and `percent_off`.');
  if (amount !== undefined && given.currency === undefined)
    throw invalidParameter('currency', 'You must pass `currency` with `amount_off`.', 'parameter_missing');
  if ((duration === 'repeating') !== (given.duration_in_months !== undefined))
    throw invalidParameter(
      'duration_in_months',
      'Pass `duration_in_months` with a `duration` of repeating only.',
    );
  if (id !== undefined && transaction.find(id))
    throw new StripeError(400, 'Coupon already exists.', { code: 'resource_already_exists', param: 'id' });
  const base = transaction.base('coupon', 'cpn');
  const coupon = transaction.insert<Coupon>({
    ...base,
    id: id ?? base.id.slice(4, 12),
    amount_off: amount ?? null,
    currency: given.currency ?? null,
    duration,
    duration_in_months: given.duration_in_months ?? null,
    max_redemptions: given.max_redemptions ?? null,
    metadata: mergeMetadata({}, given.metadata),
    name: given.name ?? null,
    percent_off: percent ?? null,
    redeem_by: given.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  });
  transaction.emit('coupon.created', coupon);
  return coupon;
}

function createPromotionCode(transaction: Transaction, given: z.infer<typeof CodeCreate>): PromotionCode {
  transaction.get('coupon', given.promotion.coupon, 'promotion[coupon]');
  if (given.customer !== undefined) transaction.get('customer', given.customer, 'customer');
  const base = transaction.base('promotion_code', 'promo');
  const code = given.code ?? base.id.slice(6, 14).toUpperCase();
  if (transaction.list('promotion_code').some((one) => one.active && sameCode(one.code, code)))
    throw invalidParameter('code', 'An active promotion code with this code already exists.');
  const promotionCode = transaction.insert<PromotionCode>({
    ...base,
    active: given.active ?? true,
    code,
    customer: given.customer ?? null,
    customer_account: null,
    expires_at: given.expires_at ?? null,
    max_redemptions: given.max_redemptions ?? null,
    metadata: mergeMetadata({}, given.metadata),
    promotion: given.promotion,
    restrictions: {
      first_time_transaction: given.restrictions?.first_time_transaction ?? false,
      minimum_amount: given.restrictions?.minimum_amount ?? null,
      minimum_amount_currency: given.restrictions?.minimum_amount_currency ?? null,
    },
    times_redeemed: 0,
  });
  transaction.emit('promotion_code.created', promotionCode);
  return promotionCode;
}

/** Whether a code can be used now: it is active, neither expired nor used up, and neither is its coupon. */
export function isRedeemable(transaction: Transaction, code: Readonly<PromotionCode>): boolean {
  const coupon = transaction.find(code.promotion.coupon);
  if (coupon?.object !== 'coupon') return false;
  return (
    code.active &&
    isLeft(code, transaction.now, code.expires_at) &&
    coupon.valid &&
    isLeft(coupon, transaction.now, coupon.redeem_by)
  );
}

export function isLeft(
  { max_redemptions: most, times_redeemed: times }: Pick<Coupon, 'max_redemptions' | 'times_redeemed'>,
  now: number,
  until: number | null,
): boolean {
  return (most === null || times < most) && (until === null || now < until);
}

function sameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
