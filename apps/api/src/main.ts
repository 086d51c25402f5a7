import { readConfig } from './config.ts';
import { errorForLog } from './error-for-log.ts';
import { demoAccounts, demoPassword } from './seed/accounts.ts';
import { start } from './start.ts';
import { StartupError } from './startup-error.ts';

/** Starts everything, prints the URL, and stops cleanly on a signal. */
async function main(): Promise<void> {
  const began = performance.now();
  // Files are readable by their owner alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  // Tests and benchmarks start this process with a channel: it ends when its parent is killed.
  process.once('disconnect', () => process.exit(1));
  const running = await start(config, (line) => say(`${seconds(began)}  ${line}`));
  process.removeAllListeners('disconnect').once('disconnect', () => void stop(running));
  say(`\nready ${running.url}`);
  if (config.PINFOLD_SEED === 'demo') {
    say(`\nLog in with the password ${demoPassword} as`);
    for (const { email, what } of demoAccounts) say(`  ${email.padEnd(30)} ${what}`);
    say(`\nThe outside world (reviews, moderation, faults): ${running.url}/sandbox/`);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(running));
}

async function stop(running: { stop(): Promise<void> }): Promise<void> {
  say('stopping');
  setTimeout(() => process.exit(1), 10_000).unref();
  await running.stop();
  process.exit(0);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1).padStart(5)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${errorForLog(error).stack}\n`,
  );
  process.exit(1);
});
