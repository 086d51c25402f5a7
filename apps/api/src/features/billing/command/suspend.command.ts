import * as z from 'zod';
import { readOptions, type Subcommand } from '../../../command/subcommand.ts';
import type { Services } from '../../../services.ts';
import { suspend } from '../operators/operator-changes.service.ts';
import { operatorOptions } from './operator-options.ts';

const Options = z.strictObject({
  ...operatorOptions,
  lift: z.boolean().default(false).meta({ flag: true }),
});

export const suspendCommand: Subcommand<Services> = {
  usage: '--company ID [--lift] [--operator NAME] [--reason TEXT]',
  says: 'Closes a company, whatever it has paid, until --lift opens it again.',
  async run(services, args) {
    const { company, lift, operator, reason } = readOptions(Options, args);
    const { name, is_suspended } = await suspend(services, company, {
      operator,
      reason,
      is_suspended: !lift,
    });
    return [`${name} is ${is_suspended ? 'closed' : 'open'}`];
  },
};
