import * as z from 'zod';
import { addMonths } from '../billing/billing-period.ts';
import type { Coupon, Discount } from '../objects/catalog-objects.ts';
import { Text } from '../protocol/parameters.ts';
import { invalidParameter } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { isLeft, isRedeemable } from './coupons.ts';

export const DiscountsParam = z.array(
  z.strictObject({
    coupon: Text.optional(),
    discount: Text.optional(),
    promotion_code: Text.optional(),
  }),
);

export type DiscountsParam = z.infer<typeof DiscountsParam>;

interface DiscountSubject {
  customer: string | null;
  subscription: string | null;
  checkoutSession?: string;
  currency: string;
  /** Before discounts and tax, in minor units. */
  subtotal: number;
}

/** Checks codes and coupons without using them up. @throws StripeError naming the parameter */
export function readDiscounts(
  transaction: Transaction,
  given: DiscountsParam,
  { customer, currency, subtotal }: DiscountSubject,
): { coupon: Coupon; promotionCode: string | null; kept?: Discount }[] {
  return given.map(({ coupon: couponId, promotion_code: codeId, discount: discountId }, index) => {
    const name = `discounts[${index}]`;
    if (discountId !== undefined) {
      const kept = transaction.get('discount', discountId, `${name}[discount]`);
      return {
        coupon: transaction.get('coupon', kept.source.coupon),
        promotionCode: kept.promotion_code,
        kept,
      };
    }
    if (codeId !== undefined) {
      const code = transaction.get('promotion_code', codeId, `${name}[promotion_code]`);
      const refuse = (reason: string) => {
        throw invalidParameter(
          `${name}[promotion_code]`,
          `This promotion code cannot be redeemed because ${reason}.`,
        );
      };
      if (!isRedeemable(transaction, code)) refuse('it is expired, used up or not active');
      if (code.customer !== null && code.customer !== customer) refuse('it is for another customer');
      const { first_time_transaction: firstOnly, minimum_amount: minimum } = code.restrictions;
      if (firstOnly && hasPaid(transaction, customer))
        refuse('the associated customer has prior transactions');
      if (minimum !== null && subtotal < minimum) refuse('the minimum amount has not been met');
      const coupon = transaction.get('coupon', code.promotion.coupon);
      checkCurrency(coupon, currency, `${name}[promotion_code]`);
      return { coupon, promotionCode: codeId };
    }
    const coupon = transaction.get('coupon', couponId ?? '', `${name}[coupon]`);
    if (!coupon.valid || !isLeft(coupon, transaction.now, coupon.redeem_by))
      throw invalidParameter(`${name}[coupon]`, `Coupon expired: ${coupon.id}`, 'coupon_expired');
    checkCurrency(coupon, currency, `${name}[coupon]`);
    return { coupon, promotionCode: null };
  });
}

/** Uses codes and coupons, for a subscription. @throws StripeError */
export function redeemDiscounts(
  transaction: Transaction,
  given: DiscountsParam,
  subject: DiscountSubject,
): Discount[] {
  return readDiscounts(transaction, given, subject).map(({ coupon, promotionCode, kept }) => {
    if (kept) return kept;
    transaction.edit('coupon', coupon.id).times_redeemed += 1;
    if (promotionCode !== null) transaction.edit('promotion_code', promotionCode).times_redeemed += 1;
    const discount = transaction.insert(newDiscount(transaction, coupon, promotionCode, subject));
    if (subject.customer !== null) transaction.emit('customer.discount.created', discount);
    return discount;
  });
}

/** A discount that is not kept yet. */
export function newDiscount(
  transaction: Transaction,
  coupon: Coupon,
  promotionCode: string | null,
  { customer, subscription, checkoutSession }: Omit<DiscountSubject, 'currency' | 'subtotal'>,
): Discount {
  return {
    ...transaction.base('discount', 'di'),
    checkout_session: checkoutSession ?? null,
    customer,
    customer_account: null,
    end: coupon.duration === 'repeating' ? addMonths(transaction.now, coupon.duration_in_months ?? 1) : null,
    invoice: null,
    invoice_item: null,
    promotion_code: promotionCode,
    source: { coupon: coupon.id, type: 'coupon' },
    start: transaction.now,
    subscription,
    subscription_item: null,
  };
}

function checkCurrency(coupon: Coupon, currency: string, param: string): void {
  if (coupon.amount_off !== null && coupon.currency !== currency)
    throw invalidParameter(param, `The coupon is in ${coupon.currency}, not in ${currency}.`);
}

function hasPaid(transaction: Transaction, customer: string | null): boolean {
  if (customer === null) return false;
  return transaction
    .list('payment_intent')
    .some((one) => one.customer === customer && one.status === 'succeeded');
}
