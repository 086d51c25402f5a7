import * as z from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { codeLine, emailLine, line, nameLine } from '../../line.ts';
import { profileMaxLengths } from '../company/company-profile.ts';
import { sellingCountries, taxNumberStatuses } from './tax-number.ts';

/** To whom a company's invoices are written (product spec, section 3). */
const fields = {
  tax_id: line()
    .min(1)
    .max(profileMaxLengths.tax_number)
    .describe('A Polish NIP, or the number for trade within the EU.'),
  company_name: nameLine().min(1).max(profileMaxLengths.name),
  street: line().max(profileMaxLengths.street),
  house_number: line().min(1).max(profileMaxLengths.house_number),
  postal_code: codeLine().min(1).max(profileMaxLengths.postal_code),
  city: line().min(1).max(profileMaxLengths.city),
  country: z.string().refine((code) => sellingCountries.includes(code), 'not a country of the EU'),
  email: emailLine().max(profileMaxLengths.email),
};

export const InvoiceData = z
  .object({
    tax_id: z.string(),
    tax_status: z
      .enum(taxNumberStatuses)
      .describe(
        '`none` before it is saved; `pending` while VIES is asked; `unavailable` where a register was silent.',
      ),
    company_name: z.string(),
    street: z.string(),
    house_number: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country: z.string(),
    email: z.string(),
  })
  .meta({ id: 'InvoiceData' });
export type InvoiceData = z.infer<typeof InvoiceData>;

export const getInvoiceData = defineEndpoint({
  id: 'getInvoiceData',
  method: 'get',
  path: '/payments/invoice-data/',
  summary: "To whom invoices are written; before it is saved, the company's own data",
  access: { permission: 'manage_company_data', demo: 'allowed', embed: 'never' },
  response: InvoiceData,
  problems: ['not_found'],
});

export const InvoiceDataChange = z.object(fields).meta({ id: 'InvoiceDataChange' });
export type InvoiceDataChange = z.infer<typeof InvoiceDataChange>;

export const replaceInvoiceData = defineEndpoint({
  id: 'replaceInvoiceData',
  method: 'put',
  path: '/payments/invoice-data/',
  summary: 'Say to whom invoices are written; the tax number is looked up in the register of its country',
  access: {
    permission: 'manage_company_data',
    demo: 'blocked',
    concernsAllLocations: true,
    embed: 'never',
  },
  body: InvoiceDataChange,
  response: InvoiceData,
  problems: [
    'not_found',
    'tax_number_invalid',
    'tax_number_unverified',
    'too_many_attempts',
    'provider_unavailable',
  ],
});
