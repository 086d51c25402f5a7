import * as z from 'zod';
import { Timestamp } from '../../id.ts';

/** A company's plan in short, as the user's details name it (product spec, section 3). */
export const CompanySubscription = z
  .object({
    plan_name: z.string(),
    expires_at: Timestamp.nullable().describe('Null for a plan without an end.'),
    closes_at: Timestamp.nullable().describe(
      'When the plan closes unless an overdue invoice is paid until then; null where nothing is overdue.',
    ),
    voucher_number: z
      .string()
      .nullable()
      .describe('Of the voucher that the plan goes by; null for members who do not manage the company.'),
  })
  .meta({ id: 'CompanySubscription' });

export type CompanySubscription = z.infer<typeof CompanySubscription>;
