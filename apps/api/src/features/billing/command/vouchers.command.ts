import * as z from 'zod';
import { StartupError } from '../../../startup-error.ts';
import { readOptions, type Subcommand } from '../../../command/subcommand.ts';
import type { Services } from '../../../services.ts';
import { soldPlans } from '../plans/default-plans.ts';
import { makeVouchers } from '../vouchers/make-vouchers.ts';

const Options = z.strictObject({
  plan: z.string(),
  days: z.coerce.number().int().min(1).max(3660),
  count: z.coerce.number().int().min(1).max(10_000).default(1),
  uses: z.coerce.number().int().min(1).max(1_000_000).default(1),
  expires: z.iso.datetime({ offset: true }).optional(),
  batch: z.string().max(200).default(''),
});

export const vouchersCommand: Subcommand<Services> = {
  usage: '--plan KEY --days N [--count N] [--uses N] [--expires 2027-01-01T00:00:00Z] [--batch NAME]',
  says: 'Makes activation codes and prints them, once: only their hashes are kept.',
  async run(services, args) {
    const { plan, days, count, uses, expires, batch } = readOptions(Options, args);
    const plans = soldPlans(services.config).map(({ key }) => key);
    if (!plans.includes(plan)) throw new StartupError(`--plan is one of ${plans.join(', ')}.`);
    return makeVouchers(services, {
      planKey: plan,
      days,
      count,
      maxUses: uses,
      expiresAt: expires === undefined ? null : new Date(expires),
      batch,
    });
  },
};
