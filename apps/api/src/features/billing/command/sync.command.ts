import * as z from 'zod';
import { readOptions, type Subcommand } from '../../../command/subcommand.ts';
import type { Services } from '../../../services.ts';
import { syncCompanyBilling } from '../sync/sync-company-billing.ts';
import { syncEverybody } from '../sync/sync-everybody.ts';

const Options = z.strictObject({ company: z.coerce.number().int().positive().optional() });

export const sync: Subcommand<Services> = {
  usage: '[--company ID]',
  says: 'Makes a company agree with Stripe now; without --company, lets the server do it for all that have bought.',
  async run(services, args) {
    const { company } = readOptions(Options, args);
    if (company === undefined) return [`${await syncEverybody(services)} companies are enqueued`];
    await syncCompanyBilling(services, company);
    return [`company ${company} agrees with Stripe`];
  },
};
