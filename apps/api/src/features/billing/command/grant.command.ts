import * as z from 'zod';
import { readOptions, type Subcommand } from '../../../command/subcommand.ts';
import type { Services } from '../../../services.ts';
import { grantPlanTo } from '../operators/operator-changes.service.ts';
import { operatorOptions } from './operator-options.ts';

const Options = z.strictObject({
  ...operatorOptions,
  plan: z.string(),
  locations: z.coerce.number().int().min(1).max(100_000).nullable().default(null),
  expires: z.iso.datetime({ offset: true }).nullable().default(null),
});

export const grant: Subcommand<Services> = {
  usage:
    '--company ID --plan KEY [--locations N] [--expires 2027-01-01T00:00:00Z] [--operator NAME] [--reason TEXT]',
  says: 'Gives a company a plan without a payment; without --expires it has no end.',
  async run(services, args) {
    const { company, locations, expires, ...rest } = readOptions(Options, args);
    const given = await grantPlanTo(services, company, { ...rest, quantity: locations, expires_at: expires });
    return [`${given.name} has ${given.plan_name} until ${given.plan_expires_at ?? 'further notice'}`];
  },
};
