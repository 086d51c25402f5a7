import { eq } from 'drizzle-orm';
import type { InvoiceData } from '@pinfold/contract/features/billing/invoice-data.endpoints';
import { sellingCountries } from '@pinfold/contract/features/billing/tax-number';
import type { Queryable } from '../../../database/database.ts';
import { companies } from '../../company/company.table.ts';
import { billingCustomers } from './billing-customers.table.ts';

/** What is known of a company as a buyer. */
export type InvoiceDataRow = Pick<
  typeof billingCustomers.$inferSelect,
  | 'stripeCustomerId'
  | 'taxId'
  | 'taxStatus'
  | 'companyName'
  | 'street'
  | 'houseNumber'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'email'
>;

/** As the company has saved it; where it has not, its fields are empty. */
export async function invoiceDataRow(queries: Queryable, companyId: number): Promise<InvoiceDataRow> {
  const [row] = await queries
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.companyId, companyId));
  return row ?? nothingKnown;
}

/** Whether an invoice can be written: all is said, and no register has denied the number. */
export function canInvoice({ companyName, taxId, taxStatus }: InvoiceDataRow): boolean {
  return companyName !== '' && taxId !== '' && taxStatus !== 'none' && taxStatus !== 'unverified';
}

/** As people see it: before anything is saved, what the company's profile says. */
export async function invoiceDataOf(queries: Queryable, companyId: number): Promise<InvoiceData> {
  const row = await invoiceDataRow(queries, companyId);
  return row.companyName === '' ? profileOf(queries, companyId) : invoiceDataToWire(row);
}

export function invoiceDataToWire(row: InvoiceDataRow): InvoiceData {
  return {
    tax_id: row.taxId,
    tax_status: row.taxStatus,
    company_name: row.companyName,
    street: row.street,
    house_number: row.houseNumber,
    postal_code: row.postalCode,
    city: row.city,
    country: row.country,
    email: row.email,
  };
}

async function profileOf(queries: Queryable, companyId: number): Promise<InvoiceData> {
  const [company] = await queries.select().from(companies).where(eq(companies.id, companyId));
  if (!company) return invoiceDataToWire(nothingKnown);
  return invoiceDataToWire({
    ...nothingKnown,
    taxId: company.taxNumber,
    companyName: company.name,
    street: company.street,
    houseNumber: company.houseNumber,
    postalCode: company.postalCode,
    city: company.city,
    country: sellingCountries.includes(company.country) ? company.country : 'PL',
    email: company.email,
  });
}

const nothingKnown: InvoiceDataRow = {
  stripeCustomerId: null,
  taxId: '',
  taxStatus: 'none',
  companyName: '',
  street: '',
  houseNumber: '',
  postalCode: '',
  city: '',
  country: 'PL',
  email: '',
};
