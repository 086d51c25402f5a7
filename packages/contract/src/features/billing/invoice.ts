import * as z from 'zod';

/** Who sells or buys, as the invoice names them. */
export const InvoiceParty = z
  .object({
    tax_id: z.string(),
    name: z.string(),
    street: z.string(),
    house_number: z.string(),
    postal_code: z.string(),
    city: z.string(),
    country: z.string().describe('ISO 3166-1 alpha-2.'),
    email: z.string(),
  })
  .meta({ id: 'InvoiceParty' });

export type InvoiceParty = z.infer<typeof InvoiceParty>;

/** One line of an invoice or of a preview. */
export const InvoiceLine = z
  .object({
    description: z.string(),
    quantity: z.int().nullable(),
    amount: z.int().describe('Net, in minor units; negative for what is given back.'),
    tax: z.int(),
    tax_percent: z.number().nullable().describe('Null where the buyer accounts for the tax.'),
    period_start: z.iso.datetime().nullable(),
    period_end: z.iso.datetime().nullable(),
  })
  .meta({ id: 'InvoiceLine' });

export type InvoiceLine = z.infer<typeof InvoiceLine>;
