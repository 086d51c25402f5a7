import * as z from 'zod';
import type { TaxId } from '../objects/customer-objects.ts';
import { listPage } from '../protocol/list-page.ts';
import { ListParameters, NoParameters, Text } from '../protocol/parameters.ts';
import type { StripeCalls } from '../protocol/stripe-calls.ts';
import { invalidParameter, missingObject } from '../protocol/stripe-error.ts';
import type { Transaction } from '../protocol/transaction.ts';
import type { ViesAnswer } from '../stripe-state.ts';

export const TaxIdParam = z.strictObject({ type: Text, value: Text });

const OwnedTaxId = TaxIdParam.extend({
  owner: z.strictObject({ type: z.literal('customer'), customer: Text }),
});

const OwnedList = ListParameters.extend({
  owner: z.strictObject({ type: z.literal('customer'), customer: Text }).optional(),
});

/** Tax IDs of customers, by either path. */
export function taxIdCalls({ get, post, delete: remove }: StripeCalls): void {
  get('/v1/customers/:customer/tax_ids', ListParameters, (transaction, page, customer = '') =>
    listPage(ofCustomer(transaction, customer), page, `/v1/customers/${customer}/tax_ids`),
  );
  get('/v1/customers/:customer/tax_ids/:id', NoParameters, (transaction, _none, customer = '', id = '') =>
    ownTaxId(transaction, customer, id),
  );
  post('/v1/customers/:customer/tax_ids', TaxIdParam, (transaction, given, customer = '') =>
    createTaxId(transaction, given, transaction.get('customer', customer).id),
  );
  remove('/v1/customers/:customer/tax_ids/:id', NoParameters, (transaction, _none, customer = '', id = '') =>
    removeTaxId(transaction, ownTaxId(transaction, customer, id)),
  );
  get('/v1/tax_ids', OwnedList, (transaction, { owner, ...page }) =>
    listPage(owner ? ofCustomer(transaction, owner.customer) : [], page, '/v1/tax_ids'),
  );
  get('/v1/tax_ids/:id', NoParameters, (transaction, _none, id = '') => transaction.get('tax_id', id));
  post('/v1/tax_ids', OwnedTaxId, (transaction, { owner, ...given }) =>
    createTaxId(transaction, given, transaction.get('customer', owner.customer, 'owner[customer]').id),
  );
  remove('/v1/tax_ids/:id', NoParameters, (transaction, _none, id = '') =>
    removeTaxId(transaction, transaction.get('tax_id', id)),
  );
}

/** VAT numbers of the EU are checked with VIES a moment later. @throws StripeError tax_id_invalid */
export function createTaxId(
  transaction: Transaction,
  { type, value }: z.infer<typeof TaxIdParam>,
  customer: string,
): TaxId {
  if (formats[type]?.test(value) === false)
    throw invalidParameter('value', `Invalid value for ${type}.`, 'tax_id_invalid');
  const taxId = transaction.insert<TaxId>({
    ...transaction.base('tax_id', 'txi'),
    country: type === 'eu_vat' ? value.slice(0, 2).replace('EL', 'GR') : type.slice(0, 2).toUpperCase(),
    customer,
    customer_account: null,
    owner: { type: 'customer', customer },
    type,
    value,
    verification: {
      status: type === 'eu_vat' ? 'pending' : 'unavailable',
      verified_address: null,
      verified_name: null,
    },
  });
  transaction.emit('customer.tax_id.created', taxId);
  return taxId;
}

const formats: Record<string, RegExp> = { eu_vat: /^[A-Z]{2}[0-9A-Z+*]{8,12}$/, pl_nip: /^\d{10}$/ };

/** How long VIES takes. */
export const viesSeconds = 2;

/** What VIES says: what the script ordered, or as Stripe's test numbers (docs.stripe.com/billing/testing#vat). */
export function viesAnswer(transaction: Transaction, { value }: TaxId): ViesAnswer {
  const { vies } = transaction.directions;
  const ordered = vies[value] ?? vies['*'];
  if (ordered) return ordered;
  if (value.includes('111111111')) return 'unverified';
  return value.includes('222222222') ? 'pending' : 'verified';
}

/** Writes down what VIES said of a number. */
export function settleTaxId(transaction: Transaction, id: string, status: ViesAnswer): void {
  const taxId = transaction.edit('tax_id', id);
  const isVerified = status === 'verified';
  taxId.verification = {
    status,
    verified_address: isVerified ? 'VIES address' : null,
    verified_name: isVerified ? `Company ${taxId.value}` : null,
  };
  transaction.emit('customer.tax_id.updated', taxId);
}

function ofCustomer(transaction: Transaction, customer: string): TaxId[] {
  transaction.get('customer', customer, 'customer');
  return transaction.list('tax_id').filter((one) => one.customer === customer);
}

function ownTaxId(transaction: Transaction, customer: string, id: string): TaxId {
  const taxId = transaction.get('tax_id', id);
  if (taxId.customer !== customer) throw missingObject('tax_id', id);
  return taxId;
}

function removeTaxId(transaction: Transaction, taxId: TaxId): object {
  transaction.remove(taxId.id);
  transaction.emit('customer.tax_id.deleted', taxId);
  return { id: taxId.id, object: 'tax_id', deleted: true };
}
