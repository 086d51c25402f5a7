import type { Services } from '../../../services.ts';
import { StartupError } from '../../../startup-error.ts';
import { grant } from './grant.command.ts';
import { replay } from './replay.command.ts';
import { setup } from './setup.command.ts';
import type { Subcommand } from './subcommand.ts';
import { suspendCommand } from './suspend.command.ts';
import { sync } from './sync.command.ts';
import { vouchersCommand } from './vouchers.command.ts';

const subcommands: Readonly<Record<string, Subcommand>> = {
  setup,
  sync,
  replay,
  vouchers: vouchersCommand,
  grant,
  suspend: suspendCommand,
};

/** What `npm run billing` can do, one line a subcommand. */
export const billingUsage: string = [
  'Usage: npm run billing -- <subcommand>',
  ...Object.entries(subcommands).map(
    ([name, { usage, says }]) => `  ${`${name} ${usage}`.trim()}\n      ${says}`,
  ),
].join('\n');

/**
 * Does for an operator at a shell what `args` ask for, and says in lines what it did.
 * @throws StartupError where the arguments are not usable
 * @throws Problem what the API would answer
 */
export async function runBillingCommand(services: Services, args: readonly string[]): Promise<string[]> {
  const [name = '', ...rest] = args;
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!subcommand) throw new StartupError(billingUsage);
  return subcommand.run(services, rest);
}
