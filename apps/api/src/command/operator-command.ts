import { StartupError } from '../startup-error.ts';
import type { Subcommand } from './subcommand.ts';

/** What operators do from a shell, by the name of what is to be done. */
export interface OperatorCommand<Context> {
  /** What it can do, one line a subcommand. */
  usage: string;
  /**
   * Does what `args` ask for, and says in lines what it did.
   * @throws StartupError where the arguments are not usable
   */
  run(context: Context, args: readonly string[]): Promise<string[]>;
}

/** Puts subcommands together into `npm run <name>`. */
export function operatorCommand<Context>(
  name: string,
  subcommands: Readonly<Record<string, Subcommand<Context>>>,
): OperatorCommand<Context> {
  const usage = [
    `Usage: npm run ${name} -- <subcommand>`,
    ...Object.entries(subcommands).map(
      ([one, { usage: options, says }]) => `  ${`${one} ${options}`.trim()}\n      ${says}`,
    ),
  ].join('\n');
  return {
    usage,
    async run(context, [one = '', ...rest]) {
      const subcommand = Object.hasOwn(subcommands, one) ? subcommands[one] : undefined;
      if (!subcommand) throw new StartupError(usage);
      return subcommand.run(context, rest);
    },
  };
}
