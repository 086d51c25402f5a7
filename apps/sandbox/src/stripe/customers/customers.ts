import * as z from 'zod';
import { endSubscription } from '../billing/subscription-lifecycle.ts';
import type { Customer } from '../objects/customer-objects.ts';
import type { Address } from '../objects/stored.ts';
import { listPage } from '../protocol/list-page.ts';
import { mergeMetadata } from '../protocol/merge-metadata.ts';
import {
  AddressParam,
  ClearableText,
  Int,
  ListParameters,
  MetadataParam,
  NoParameters,
  Text,
} from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import type { Transaction } from '../protocol/transaction.ts';
import { createTaxId, TaxIdParam } from './tax-ids.ts';

const Update = z.strictObject({
  address: AddressParam.or(z.literal('')).optional(),
  balance: Int.optional(),
  business_name: ClearableText.optional(),
  description: ClearableText.optional(),
  email: ClearableText.optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: Text.optional(), footer: Text.optional() })
    .optional(),
  metadata: MetadataParam.optional(),
  name: ClearableText.optional(),
  phone: ClearableText.optional(),
  preferred_locales: z.array(Text).optional(),
  tax_exempt: z
    .enum(['none', 'exempt', 'reverse', ''])
    .transform((value) => (value === '' ? 'none' : value))
    .optional(),
});

const Create = Update.extend({ tax_id_data: z.array(TaxIdParam).max(5).optional() });

const List = ListParameters.extend({ email: Text.optional() });

export function customerCalls({ get, post, delete: remove }: StripeCalls): void {
  get('/v1/customers', List, (transaction, { email, ...page }) =>
    listPage(
      transaction.list('customer').filter((one) => email === undefined || one.email === email),
      page,
      '/v1/customers',
    ),
  );
  get('/v1/customers/:id', NoParameters, (transaction, _none, id = '') => transaction.get('customer', id));
  post('/v1/customers', Create, createCustomer);
  post('/v1/customers/:id', Update, (transaction, given, id = '') => {
    const customer = transaction.edit('customer', id);
    change(transaction, customer, given);
    transaction.emit('customer.updated', customer);
    return customer;
  });
  remove('/v1/customers/:id', NoParameters, (transaction, _none, id = '') => {
    const customer = transaction.get('customer', id);
    for (const { id: subscription, customer: owner, status } of transaction.list('subscription'))
      if (owner === id && status !== 'canceled')
        endSubscription(transaction, transaction.edit('subscription', subscription));
    transaction.remove(id);
    transaction.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  });
}

export function createCustomer(
  transaction: Transaction,
  { tax_id_data: taxIds = [], ...given }: z.infer<typeof Create>,
): Customer {
  const base = transaction.base('customer', 'cus');
  const customer = transaction.insert<Customer>({
    ...base,
    address: null,
    balance: 0,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: base.id.slice(4, 12).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  });
  change(transaction, customer, given);
  transaction.emit('customer.created', customer);
  for (const taxId of taxIds) createTaxId(transaction, taxId, customer.id);
  return customer;
}

function change(
  transaction: Transaction,
  customer: Customer,
  {
    address,
    invoice_settings: settings,
    metadata,
    business_name: businessName,
    ...texts
  }: z.infer<typeof Update>,
): void {
  const { balance, preferred_locales: locales, tax_exempt: exempt, ...named } = texts;
  for (const [field, value] of Object.entries(named))
    Object.assign(customer, { [field]: value === '' ? null : value });
  if (businessName !== undefined) customer.business_name = businessName;
  if (balance !== undefined) customer.balance = balance;
  if (locales) customer.preferred_locales = locales;
  if (exempt) customer.tax_exempt = exempt;
  if (address !== undefined) customer.address = address === '' ? null : addressOf(address);
  if (settings?.default_payment_method !== undefined)
    transaction.get(
      'payment_method',
      settings.default_payment_method,
      'invoice_settings[default_payment_method]',
    );
  Object.assign(customer.invoice_settings, settings);
  customer.metadata = mergeMetadata(customer.metadata, metadata);
}

export function addressOf(given: z.infer<typeof AddressParam>): Address {
  const part = (text: string | undefined) => (text === undefined || text === '' ? null : text);
  return {
    city: part(given.city),
    country: part(given.country),
    line1: part(given.line1),
    line2: part(given.line2),
    postal_code: part(given.postal_code),
    state: part(given.state),
  };
}
