import { sandboxStripe } from '@pinfold/sandbox';
import { runFromShell } from './command/run-from-shell.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { refuseOlder } from './database/migrate.ts';
import { billingCommand } from './features/billing/command/billing-command.ts';
import { lockFolder } from './files/lock-folder.ts';
import { createLog } from './log.ts';
import { openServices } from './open-services.ts';
import { hasSandbox, refuseContradictions } from './refuse-contradictions.ts';
import { loadKeyRing } from './secrets/load-key-ring.ts';
import { StartupError } from './startup-error.ts';

/** `npm run billing`: what operators do from a shell, on the database of the configuration. */
async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0) throw new StartupError(billingCommand.usage);
  const config = withStripeOfServer(readConfig(process.env));
  refuseContradictions(config);
  // The embedded database takes one process: where the server runs, its operators' API does the same.
  const unlock = config.DATABASE_URL === undefined ? lockFolder(config.dataFolder) : () => {};
  const database = await openDatabase(config);
  await refuseOlder(database);
  const services = await openServices({
    config,
    database,
    keys: await loadKeyRing(config),
    log: createLog(config.PINFOLD_LOG),
    google: { baseUrl: config.GOOGLE_BASE_URL ?? serverOf(config), clientId: '', clientSecret: '' },
  });
  try {
    const lines = await billingCommand.run(services, args);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await services.close();
    unlock();
  }
}

/** The sandbox is in the server's process. */
function withStripeOfServer(config: Config): Config {
  if (!hasSandbox(config) || config.STRIPE_BASE_URL !== undefined) return config;
  return {
    ...config,
    STRIPE_BASE_URL: `${serverOf(config)}/sandbox/stripe`,
    STRIPE_SECRET_KEY: sandboxStripe.key,
    STRIPE_WEBHOOK_SECRET: sandboxStripe.webhookSecret,
  };
}

function serverOf({ PORT }: Config): string {
  return `http://127.0.0.1:${PORT}`;
}

runFromShell(main);
