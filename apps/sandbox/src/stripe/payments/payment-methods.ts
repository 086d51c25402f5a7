import * as z from 'zod';
import type { PaymentMethod } from '../objects/customer-objects.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import { ListParameters, MetadataParam, NoParameters, Text } from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { paymentFailure } from './test-cards.ts';
import { StripeError } from '../protocol/stripe-error.ts';

const List = ListParameters.extend({ customer: Text.optional(), type: Text.optional() });
const Attach = z.strictObject({ customer: Text });
const Update = z.strictObject({ metadata: MetadataParam.optional() });

export function paymentMethodCalls({ get, post }: StripeCalls): void {
  const list = (transaction: Transaction, { customer, type, ...page }: z.infer<typeof List>) =>
    listPage(
      transaction
        .list('payment_method')
        .filter((one) => one.customer === (customer ?? null) && (type === undefined || one.type === type)),
      page,
      '/v1/payment_methods',
    );
  get('/v1/payment_methods', List, list);
  get('/v1/customers/:customer/payment_methods', List, (transaction, given, customer = '') =>
    list(transaction, { ...given, customer: transaction.get('customer', customer).id }),
  );
  get('/v1/payment_methods/:id', NoParameters, (transaction, _none, id = '') =>
    transaction.get('payment_method', id),
  );
  post('/v1/payment_methods/:id', Update, (transaction, { metadata }, id = '') => {
    const method = transaction.edit('payment_method', id);
    method.metadata = mergeMetadata(method.metadata, metadata);
    transaction.emit('payment_method.updated', method);
    return method;
  });
  post('/v1/payment_methods/:id/attach', Attach, (transaction, { customer }, id = '') => {
    transaction.get('customer', customer, 'customer');
    const number = cardsById[id];
    const method =
      number === undefined
        ? transaction.edit('payment_method', id)
        : createPaymentMethod(transaction, { type: 'card', number });
    if (method.number === '4000000000000002') throw cardError('generic_decline');
    return attach(transaction, method, customer);
  });
  post('/v1/payment_methods/:id/detach', NoParameters, (transaction, _none, id = '') => {
    const method = transaction.edit('payment_method', id);
    for (const customer of transaction.list('customer')) {
      if (customer.invoice_settings.default_payment_method === id)
        transaction.edit('customer', customer.id).invoice_settings.default_payment_method = null;
    }
    method.customer = null;
    transaction.emit('payment_method.detached', method);
    return method;
  });
}

/** Stripe's names for test cards, which server code uses instead of numbers. */
const cardsById: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_visa_chargeDeclined: '4000000000000002',
};

export interface NewPaymentMethod {
  type: PaymentMethod['type'];
  /** Of a card. */
  number?: string;
  name?: string;
  email?: string | null;
}

export function createPaymentMethod(
  transaction: Transaction,
  { type, number = '', name, email }: NewPaymentMethod,
): PaymentMethod {
  const base = transaction.base('payment_method', 'pm');
  return transaction.insert<PaymentMethod>({
    ...base,
    allow_redisplay: 'limited',
    billing_details: {
      address: { city: null, country: 'PL', line1: null, line2: null, postal_code: null, state: null },
      email: email ?? null,
      name: name ?? null,
      phone: null,
      tax_id: null,
    },
    ...(type === 'card' && {
      card: {
        brand: 'visa',
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
        country: 'PL',
        display_brand: 'visa',
        exp_month: 12,
        exp_year: new Date(transaction.now * 1000).getUTCFullYear() + 3,
        fingerprint: `fp${number.slice(-8)}`,
        funding: 'credit',
        generated_from: null,
        last4: number.slice(-4),
        networks: { available: ['visa'], preferred: null },
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
      number,
      authenticated: false,
    }),
    ...(type === 'blik' && { blik: {} }),
    ...(type === 'p24' && { p24: { bank: 'mbank_mtransfer' } }),
    customer: null,
    customer_account: null,
    metadata: {},
    type,
  });
}

export function attach(transaction: Transaction, method: PaymentMethod, customer: string): PaymentMethod {
  method.customer = customer;
  transaction.emit('payment_method.attached', method);
  return method;
}

/** A declined card, as calls answer it. */
export function cardError(decline: Parameters<typeof paymentFailure>[0]): StripeError {
  const { code, decline_code: declineCode, message } = paymentFailure(decline);
  return new StripeError(402, message, {
    type: 'card_error',
    code,
    ...(declineCode !== undefined && { decline_code: declineCode }),
  });
}
