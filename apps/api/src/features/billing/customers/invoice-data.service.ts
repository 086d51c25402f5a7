import { and, eq } from 'drizzle-orm';
import type {
  InvoiceData,
  InvoiceDataChange,
} from '@pinfold/contract/features/billing/invoice-data.endpoints';
import {
  isValidTaxNumber,
  normalizeTaxNumber,
  type TaxNumberStatus,
} from '@pinfold/contract/features/billing/tax-number';
import { Problem } from '../../../problem.ts';
import { unavailable } from '../../../providers/provider-request.ts';
import type { Services } from '../../../services.ts';
import type { openCompanyRegistry } from '../../company/company-registry.ts';
import type { Member } from '../../company/member.ts';
import { requireSelling, requireSellingTo } from '../require-selling.ts';
import { billingCustomers } from './billing-customers.table.ts';
import { invoiceDataRow, invoiceDataToWire } from './invoice-data.queries.ts';
import { describeStripeCustomer, ensureStripeCustomer, openStripeCustomer } from './stripe-customer.ts';
import { addTaxId, taxNumberStatusOf, taxStatusAtStripe, type TaxNumber } from './stripe-tax-id.ts';

type CompanyRegistry = ReturnType<typeof openCompanyRegistry>;

type Asker = Parameters<CompanyRegistry['lookUp']>[1];

/**
 * Saves to whom invoices are written. One of another country must not be unknown to VIES; where a register is silent, or
 * the Polish one has no such taxpayer, what the buyer says is taken. Who has bought sees it on the next invoice.
 * @throws Problem `tax_number_invalid`, `tax_number_unverified`, `too_many_attempts`, `provider_unavailable`
 */
export async function replaceInvoiceDataOf(
  services: Services,
  { companyId }: Member,
  data: InvoiceDataChange,
  { registry, asker }: { registry: CompanyRegistry; asker: Asker },
): Promise<InvoiceData> {
  const { database, live, log, now } = services;
  await requireSellingTo(services, companyId);
  const { country } = data;
  const taxId = normalizeTaxNumber(data.tax_id, country);
  if (!isValidTaxNumber(taxId, country)) throw refused('tax_number_invalid');
  const before = await invoiceDataRow(database.queries, companyId);
  const isKnown = before.taxId === taxId && before.country === country && before.taxStatus === 'verified';
  const ask = () =>
    country === 'PL'
      ? statusInRegister(registry, taxId, asker)
      : statusAtStripe(services, companyId, { taxId, country });
  const taxStatus = isKnown ? before.taxStatus : await ask();
  const values = {
    taxId,
    taxStatus,
    ...(!isKnown && { taxCheckedAt: now() }),
    companyName: data.company_name,
    street: data.street,
    houseNumber: data.house_number,
    postalCode: data.postal_code,
    city: data.city,
    country,
    email: data.email,
  };
  await database.queries.transaction(async (tx) => {
    await tx
      .insert(billingCustomers)
      .values({ companyId, ...values })
      .onConflictDoUpdate({ target: billingCustomers.companyId, set: values });
    await live.publish(tx, companyId, { topic: 'billing', ids: [] });
  });
  const after = await invoiceDataRow(database.queries, companyId);
  if (after.stripeCustomerId !== null)
    await ensureStripeCustomer(services, companyId).catch(unavailable(log, 'Stripe', 'provider_unavailable'));
  return invoiceDataToWire(after);
}

/**
 * Asks Stripe what has become of a number that VIES was asked about, and writes it down: the sync calls it when Stripe
 * rings. A number that turns out to be good takes the tax off the next invoice, so Stripe is told first: what is
 * written down is not told again.
 * @throws StripeFailure
 */
export async function syncTaxNumber(services: Services, companyId: number): Promise<void> {
  const { database, live, now } = services;
  const { queries } = database;
  const data = await invoiceDataRow(queries, companyId);
  const { stripeCustomerId, country, taxId } = data;
  if (stripeCustomerId === null || country === 'PL' || taxId === '') return;
  const taxStatus = await taxStatusAtStripe(requireSelling(services), stripeCustomerId, taxId);
  if (taxStatus === undefined || taxStatus === data.taxStatus) return;
  await describeStripeCustomer(services, stripeCustomerId, { ...data, taxStatus });
  const isWritten = await queries.transaction(async (tx) => {
    const written = await tx
      .update(billingCustomers)
      .set({ taxStatus, taxCheckedAt: now() })
      .where(and(eq(billingCustomers.companyId, companyId), eq(billingCustomers.taxId, taxId)))
      .returning({ companyId: billingCustomers.companyId });
    // Who waits for it sees another status and another tax.
    if (written.length > 0) await live.publish(tx, companyId, { topic: 'billing', ids: [] });
    return written.length > 0;
  });
  // Another number was saved meanwhile.
  if (!isWritten)
    await describeStripeCustomer(services, stripeCustomerId, await invoiceDataRow(queries, companyId));
}

/** The register denies nobody: a business that is exempt from VAT need not be in it. */
async function statusInRegister(
  registry: CompanyRegistry,
  nip: string,
  asker: Asker,
): Promise<TaxNumberStatus> {
  try {
    return (await registry.isTaxpayer(nip, asker)) ? 'verified' : 'unavailable';
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'registry_unavailable') throw error;
    return 'unavailable';
  }
}

/** A number that VIES denies is taken off again, so that no invoice shows it. */
async function statusAtStripe(
  services: Services,
  companyId: number,
  number: TaxNumber,
): Promise<TaxNumberStatus> {
  const stripe = requireSelling(services);
  const ask = async () => {
    const customerId = await openStripeCustomer(services, companyId);
    const added = await addTaxId(stripe, customerId, number);
    if (taxNumberStatusOf(added) !== 'unverified') return taxNumberStatusOf(added);
    await stripe.ask((client) => client.customers.deleteTaxId(customerId, added.id));
    throw refused('tax_number_unverified');
  };
  return ask().catch(unavailable(services.log, 'Stripe', 'provider_unavailable'));
}

function refused(code: 'tax_number_invalid' | 'tax_number_unverified'): Problem {
  return new Problem(code, { errors: [{ path: 'body.tax_id' }] });
}
