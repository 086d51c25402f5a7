import type { CreditNote, Invoice, InvoicePayment, Subscription } from './billing-objects.ts';
import type { Coupon, Discount, Price, Product, PromotionCode, TaxRate } from './catalog-objects.ts';
import type { Customer, PaymentMethod, TaxId } from './customer-objects.ts';
import type { CheckoutSession, PaymentIntent, Refund, SetupIntent } from './payment-objects.ts';
import type { StripeEvent, WebhookEndpoint } from './webhook-objects.ts';

/** Every object that is kept under an id of its own. */
export type StripeObject =
  | CheckoutSession
  | Coupon
  | CreditNote
  | Customer
  | Discount
  | Invoice
  | InvoicePayment
  | PaymentIntent
  | PaymentMethod
  | Price
  | Product
  | PromotionCode
  | Refund
  | SetupIntent
  | StripeEvent
  | Subscription
  | TaxId
  | TaxRate
  | WebhookEndpoint;

export type ObjectKind = StripeObject['object'];

export type ObjectOf<Kind extends ObjectKind> = Extract<StripeObject, { object: Kind }>;
