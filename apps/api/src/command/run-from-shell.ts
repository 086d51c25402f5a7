import { errorForLog } from '../error-for-log.ts';
import { Problem } from '../problem.ts';
import { StartupError } from '../startup-error.ts';

/** Runs a command with the arguments of its process; a failure is said to standard error, and ends it with code 1. */
export function runFromShell(main: (args: readonly string[]) => Promise<void>): void {
  process.umask(0o077);
  main(process.argv.slice(2)).catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (error instanceof Problem)
    return [
      error.code,
      ...(error.details.errors ?? []).map(({ path, message }) => `${path} ${message ?? ''}`),
    ].join(' ');
  return errorForLog(error).stack ?? String(error);
}
