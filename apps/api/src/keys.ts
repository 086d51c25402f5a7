import { existsSync } from 'node:fs';
import { runFromShell } from './command/run-from-shell.ts';
import { readConfig } from './config.ts';
import { refuseOlder } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { lockFolder } from './files/lock-folder.ts';
import { keysCommand } from './keys/keys-command.ts';
import { refuseContradictions } from './refuse-contradictions.ts';
import { keyFile, loadKeyRing } from './secrets/load-key-ring.ts';
import { StartupError } from './startup-error.ts';

/** `npm run keys`: what operators do with the keys, on the database of the configuration, which it leaves as old as it is. */
runFromShell(async (args) => {
  if (args.length === 0) throw new StartupError(keysCommand.usage);
  const config = readConfig(process.env);
  refuseContradictions(config);
  const file = keyFile(config);
  // A start makes a first key where there is none; a command without the server's settings must not.
  if (file !== undefined && !existsSync(file))
    throw new StartupError(`${file} is not there: give the command the settings of the server.`);
  // The embedded database takes one process: the server has to be stopped.
  const unlock = config.DATABASE_URL === undefined ? lockFolder(config.dataFolder) : () => {};
  const database = await openDatabase(config);
  try {
    await refuseOlder(database);
    const context = {
      config,
      queries: database.queries,
      keys: await loadKeyRing(config),
      now: () => new Date(),
    };
    const lines = await keysCommand.run(context, args);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await database.close();
    unlock();
  }
});
